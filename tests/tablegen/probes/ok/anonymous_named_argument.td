class C<int n, int m = 2> { int v = n; int w = m; }
def a {
  C c = C<n = 1>;
  C d = C<1, m = 2>;
  C e = C<m = 3, n = 1>;
}
