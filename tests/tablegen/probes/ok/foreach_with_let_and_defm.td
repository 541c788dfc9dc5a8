class R<int n> { int v = n; int w = 0; }
multiclass M<int n> { def _a : R<n>; }
foreach i = [1, 2] in let w = !mul(i, 100) in defm X#i : M<i>;
