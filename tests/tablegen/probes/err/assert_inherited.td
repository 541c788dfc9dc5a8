class A<int n> { assert !ne(n, 3), "not 3"; }
class B<int n> : A<!add(n, 1)>;
def a : B<1>;
def b : B<2>;
