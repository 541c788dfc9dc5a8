class C<bit c, int n> { int x = !if(c, n, !add(n, 1)); string s = !if(c, "t", "f"); }
def a : C<1, 5>;
def b : C<0, 5>;
