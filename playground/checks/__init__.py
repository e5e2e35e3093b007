"""What Discord demands of requests, and how it refuses them."""
