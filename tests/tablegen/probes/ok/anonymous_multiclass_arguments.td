class I<int n> { int v = n; }
multiclass M<I i, int k = I<3>.v> { def _x { I held = i; int kk = k; I other = I<k>; } }
defm A : M<I<1>>;
defm B : M<I<2>, 4>;
defm C : M<I<1>>;
