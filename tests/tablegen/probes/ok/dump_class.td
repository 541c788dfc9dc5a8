class C<int n> { dump "n = " # n; int v = n; }
def a : C<1>;
def b : C<2>;
