"""The covers of the games' boxes: a file a scene, and what they share."""
