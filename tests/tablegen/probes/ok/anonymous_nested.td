class I<int n> { int v = n; }
class O<I i, int k> { I inner = i; int w = !add(i.v, k); }
def a {
  O o = O<I<1>, 2>;
  O p = O<I<!add(1, 1)>, 2>;
}
