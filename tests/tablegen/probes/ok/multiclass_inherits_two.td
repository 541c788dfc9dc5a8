class R<int n> { int v = n; }
multiclass A1 { def _a : R<1>; }
multiclass A2<int k> { def _b : R<k>; }
multiclass Both<int k> : A1, A2<k>;
defm X : Both<7>;
