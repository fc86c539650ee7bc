"""The error that every command raises for what a person can put right."""


class UserError(Exception):
    """One sentence for the person at the terminal: what is wrong, and what to do."""
