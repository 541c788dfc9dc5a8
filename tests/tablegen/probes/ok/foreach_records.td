class R<int n> { int v = n; }
def r1 : R<1>; def r2 : R<2>;
foreach r = [r1, r2, R<5>] in def "copy_" # r { int v = !mul(r.v, 10); R from = r; }
