"""The lessons' tasks, each with boards and answers to hold a learner's function against."""
