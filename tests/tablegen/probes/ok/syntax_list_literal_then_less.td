class C<int n> { int v = n; }
def a {
  list<C> x = [C<1>]<C>;
}
