class A<int n> { assert !lt(n, 10), "n < 10"; int v = n; }
class B<int n> : A<!mul(n, 5)>;
def ok : B<1>;
def bad : B<2>;
