"""What a view says, field by field: the plain reading that compiled encoders must agree with."""
