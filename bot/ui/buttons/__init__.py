"""The buttons, selects and forms: each handler makes a reply out of a request."""
