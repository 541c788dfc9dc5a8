class A<int n> { assert !ne(n, 3), "not 3"; int v = n; }
def a {
  A x = A<1>;
}
def b {
  A x = A<3>;
}
