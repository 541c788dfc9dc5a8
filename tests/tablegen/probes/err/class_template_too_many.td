class C<int a> { int s = a; }
def x : C<1, 2>;
