"""The versions of installed packages, found without importing them."""

import platform
from importlib.metadata import PackageNotFoundError, version


def version_of(package: str) -> str | None:
    """The version of an installed package by its name in the registry; None if it is missing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def version_line() -> str:
    import paiguan

    others = {package: version_of(package) for package in ("numba", "numpy")}
    known = [f"{package} {found or 'missing'}" for package, found in others.items()]
    return f"paiguan {paiguan.__version__} (Python {platform.python_version()}, {', '.join(known)})"
