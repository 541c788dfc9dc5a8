class R<int n> { int v = n; }
multiclass M { foreach i = 0-2 in def NAME#i : R<i>; foreach i = {1, 5-6} in def _b#i : R<i>; }
defm A : M;
