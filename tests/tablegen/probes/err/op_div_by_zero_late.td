class C<int n> {
  int x = !div(1, n);
}
def a : C<0>;
