class C<int n> { defvar m = n; int x = m; }
def a : C<3> {
  int y = m;
}
