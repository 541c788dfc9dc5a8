class C<int n> { int v = n; }
multiclass M<int n> { def : C<n>; def _x { C c = C<n>; } }
def : C<0>;
defm : M<1>;
defm Q : M<0>;
def z {
  list<C> l = [C<1>, C<2>, C<0>];
}
foreach i = [2, 3] in def : C<i>;
