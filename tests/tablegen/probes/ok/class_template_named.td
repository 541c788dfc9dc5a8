class C<int a, int b = 7, string c = "c"> { int a_ = a; int b_ = b; string c_ = c; }
def x : C<1, c = "named">;
def y : C<c = "z", a = 3>;
def z : C<a = 1, b = 2>;
