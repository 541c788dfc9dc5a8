class C<int a> { int x = a; int a_ = x; let x = !add(a, 1); }
def d : C<1>;
