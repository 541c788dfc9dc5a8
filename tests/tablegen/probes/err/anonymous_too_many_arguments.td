class C<int n> { int v = n; }
def a {
  C c = C<1, 2>;
}
