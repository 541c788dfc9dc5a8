class R<int n> { int v = n; string name = NAME; }
multiclass L1<int n> { def _1 : R<n>; }
multiclass L2<int n> { defm _2a : L1<n>; defm _2b : L1<!add(n, 1)>; }
multiclass L3<int n> { defm _3 : L2<!mul(n, 10)>; def _own : R<n>; }
defm X : L3<1>;
