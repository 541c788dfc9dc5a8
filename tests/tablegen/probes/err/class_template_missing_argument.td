class C<int a, int b> { int s = !add(a, b); }
def x : C<1>;
