class C<int n> { int x = !or(n, !div(1, !add(n, 1))); }
def a : C<-1>;
def b : C<0>;
