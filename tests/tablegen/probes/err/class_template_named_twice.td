class C<int a, int b = 7> { int a_ = a; int b_ = b; }
def x : C<a = 1, a = 2>;
