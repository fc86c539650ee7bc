"""The house through doors that researchers already know. Actions are the rules' own codes everywhere: the same space, the
same masks, the same observations, under the same version (docs/encodings.md).

pettingzoo    AEC and parallel environments            steps    the kernels behind the doors, a template
openspiel     Python games registered with pyspiel     hand     one hand, code by code
vector        thousands of hands at once               svg      the table as a picture
"""
