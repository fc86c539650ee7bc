"""Notifications: their encryption, their way to a push service, and who is told what when."""
