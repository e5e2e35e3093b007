"""The commands: each handler makes a reply out of a request."""
