"""What tests of several parts share."""

from tests.postgres import postgres as postgres
