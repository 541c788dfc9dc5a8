class C<int a, int b = 1> { int v = a; int w = b; }
def x : C<1, b = ?>;
