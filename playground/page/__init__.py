"""What the browser talks to."""
