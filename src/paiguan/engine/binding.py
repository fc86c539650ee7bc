"""Templates: kernels written once over any game, made real for each.

Numba keeps on disk only kernels whose callees are module globals, so what is generic over games cannot take the game as an
argument. A template is an ordinary module that reads the global `rules` (and `policy`, for what plays); it is loaded once a
game under a name of its own, with those globals set before its code runs.
"""

import sys
import threading
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

_bound: dict[tuple[str, ModuleType, ModuleType | None], Any] = {}
_lock = threading.RLock()  # a template may bind another


def bind(template: str, rules: ModuleType, policy: ModuleType | None = None) -> Any:
    """The template module (by its full name) for one game."""
    key = template, rules, policy
    if key not in _bound:
        with _lock:
            if key not in _bound:
                _bound[key] = _load(template, rules, policy)
    return _bound[key]


def _load(template: str, rules: ModuleType, policy: ModuleType | None) -> Any:
    source = import_module(template).__file__
    assert source is not None
    name = f"{template}_{rules.__name__.split('.')[-2]}"
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    module.__dict__.update({"rules": rules} if policy is None else {"rules": rules, "policy": policy})
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
