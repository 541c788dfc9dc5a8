class C<int used, int unused> { int x = used; }
def d : C<1, 2>;
