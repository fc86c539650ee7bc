"""`scripts/site.py` as a module: scripts is not a package."""

from importlib.util import module_from_spec, spec_from_file_location

from tests.docs.blocks import ROOT

_spec = spec_from_file_location("site_script", ROOT / "scripts" / "site.py")
assert _spec is not None
assert _spec.loader is not None
site = module_from_spec(_spec)
_spec.loader.exec_module(site)
