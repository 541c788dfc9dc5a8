class C<int n> {
  int v = !div(10, n);
}
class D<int n> {
  C c = C<n>;
}
def a : D<0>;
