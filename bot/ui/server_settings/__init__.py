"""The settings of a server: a panel of several pages."""
