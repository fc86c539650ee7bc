"""Players that learn by themselves: README.md says how."""
