"""Both ways into the house, proven in environments of their own, and that what is asked for is what is pinned and imported."""
