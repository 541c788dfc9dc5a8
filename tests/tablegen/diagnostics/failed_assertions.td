class Even<int n> { assert !eq(!and(n, 1), 0), n # " is odd"; }
def two : Even<2>;
def three : Even<3>;
assert false, "never";
multiclass Check<int n> { assert !gt(n, 0), "must be positive"; def _x; }
defm bad : Check<0>;
