"""What the search knows of Byzanz."""
