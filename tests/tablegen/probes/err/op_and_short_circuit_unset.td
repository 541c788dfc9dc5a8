class C<int n> { int x = !and(n, ?); }
def a : C<0>;
