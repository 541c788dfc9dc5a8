class C<int n> { int x = !add(n, 1); int y = !add(x, n); }
def a : C<41>;
