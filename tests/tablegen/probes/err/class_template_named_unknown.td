class C<int a> { int a_ = a; }
def x : C<1, zz = 2>;
