// Each step of the body makes an anonymous record.
class B<int n, int prev> { int v = !add(n, prev); }
def a {
  int x = !foldl(0, [1, 2, 3], acc, i, B<i, acc>.v);
}
