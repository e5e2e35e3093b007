"""A learner's own code: loaded, called in the shape it has, with one line for what is wrong."""
