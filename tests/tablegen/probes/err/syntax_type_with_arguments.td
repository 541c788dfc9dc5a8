class C<int n> { int v = n; }
def a {
  C<1> x = ?;
}
