"""The HTTP side, a file for each thing one may ask about."""
