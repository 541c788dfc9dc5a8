class C<int n> {
  int x = !cond(!eq(n, 1): 1, !eq(n, 2): 2);
}
def a : C<3>;
