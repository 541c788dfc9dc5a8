class I<int n> { int v = n; }
class C<bit b> { I i = !if(b, I<1>, I<2>); int v = !if(b, I<3>.v, I<4>.v); }
def a : C<0>;
def b : C<1>;
