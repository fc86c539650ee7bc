"""Both ways to install, tested in separate environments; and that dependencies, locks and imports agree."""
