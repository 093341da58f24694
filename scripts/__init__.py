"""What is done with the package now and then: pictures drawn anew, strength measured."""
