class I<int n> { int v = n; }
class C<int k, I i = I<k>> { I x = i; }
def a : C<1>; def b : C<2>; def c : C<1, I<7>>; def d : C<2>;
