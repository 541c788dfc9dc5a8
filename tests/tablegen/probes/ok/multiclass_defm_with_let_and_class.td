class R { int n = 1; } class S { string s = "s"; }
multiclass M { def _a : R; }
let n = 2, s = "t" in defm X : M, S;
