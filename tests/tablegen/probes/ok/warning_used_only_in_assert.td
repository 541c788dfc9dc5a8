class A<int n> { assert !gt(n, 0), "positive"; }
def x : A<1>;
