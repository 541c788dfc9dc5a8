assert !eq(1, 1), "fine";
assert true, "";
def a;
