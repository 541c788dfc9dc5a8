class R<int n> { int v = n; }
multiclass M<int k> { def _x { R r = R<k>; } def _y { R r = R<k>; list<R> l = [R<1>, R<k>]; } }
defm A : M<1>;
defm B : M<2>;
