class R<int n> { int v = n; }
multiclass M<R r> { def _x { R r_ = r; int v = r.v; } }
def r1 : R<8>;
defm A : M<r1>;
defm B : M<R<9>>;
