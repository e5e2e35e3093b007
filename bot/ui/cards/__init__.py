"""Cards: what a message shows, made from the model as plain data. Pure."""
