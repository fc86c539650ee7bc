"""Environments for libraries that researchers already use. Actions are the rules' own codes everywhere: the same space, the same masks,
the same observations, under the same version (docs/encodings.md).

tianjiu_v1 …  PettingZoo environments, a module a game    steps       kernels of one hand, a template
pettingzoo    AEC and parallel environments               hand        one hand, code by code
openspiel     Python games registered with pyspiel        parameters  options as OpenSpiel's parameters
vector        thousands of hands at once, Gymnasium's
episode       a hand with PettingZoo's spaces             picture     a table laid out; svg, pixels draw it
                                                          font/       the characters of the pictures

Importing this package registers `paiguan/Tianjiu-v1` … with Gymnasium (`gymnasium.make_vec`) and `paiguan/tianjiu-v1` … with PettingZoo
(`pettingzoo.make`), where they are installed.
"""

import re
from importlib.util import find_spec
from pkgutil import iter_modules

# The version of each game's encoding, which is that of its environments: `VERSION` in the game's rules. Read from the names of
# the modules here, so that registering imports no game.
VERSIONS = {
    found[1]: int(found[2])
    for module in iter_modules(__path__)
    if (found := re.fullmatch(r"(\w+)_v(\d+)", module.name)) is not None
}


def register() -> None:
    """Register what is not registered yet."""
    if find_spec("gymnasium") is not None:
        import gymnasium

        for game, version in VERSIONS.items():
            name = f"paiguan/{game.capitalize()}-v{version}"
            if name not in gymnasium.registry:
                gymnasium.register(name, vector_entry_point="paiguan.envs.vector:VectorEnv", kwargs={"game": game})
    if find_spec("pettingzoo") is not None and find_spec("pettingzoo.env_registry") is not None:  # since 1.26
        from pettingzoo.env_registry.registration import aec_registry, parallel_registry
        from pettingzoo.env_registry.registration import register as register_zoo

        for game, version in VERSIONS.items():
            name, module = f"paiguan/{game}-v{version}", f"paiguan.envs.{game}_v{version}"
            if name not in aec_registry:
                register_zoo("aec", name, f"{module}:env")
            if name not in parallel_registry:
                register_zoo("parallel", name, f"{module}:parallel_env")


def needs(package: str, otherwise: str = "") -> ImportError:
    """The sentence for who lacks a package that an environment is made for."""
    return ImportError(f"this environment needs {package}: pip install 'paiguan[research]'{otherwise}")


register()
