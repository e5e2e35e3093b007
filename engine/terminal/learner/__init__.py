"""A learner's own code: loaded, called in the shape it has, and told in a line what is wrong."""
