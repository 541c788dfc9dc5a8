class C<int a> { int a = 3; int b = a; }
def d : C<1>;
