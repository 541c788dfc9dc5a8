class A { int n = 1; }
multiclass M { def _a : A; def _b : A { let n = 2; } }
let n = 7 in defm X : M;
