class C<int a, int b = 1> { int a_ = a; int b_ = b; }
def x : C<1, a = 2>;
