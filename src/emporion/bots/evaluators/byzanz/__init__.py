"""The evaluator of Byzanz."""
