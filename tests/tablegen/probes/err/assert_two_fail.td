assert 0, "first";
assert 0, "second";
