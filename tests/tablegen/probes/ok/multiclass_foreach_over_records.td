class R<int n> { int v = n; }
def p : R<1>; def q : R<2>;
multiclass M<list<R> rs> { foreach r = rs in { def "_" # r : R<!mul(r.v, 10)>; defvar w = r.v; def "_w" # w; } }
defm X : M<[p, q]>;
