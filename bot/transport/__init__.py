"""The transport: from what Discord sends to a request, and from a reply to what Discord is sent."""
