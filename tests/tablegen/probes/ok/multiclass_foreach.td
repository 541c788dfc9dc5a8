class R<int n> { int v = n; }
multiclass M<list<int> l> { foreach i = l in { def _#i : R<i>; def _sq#i : R<!mul(i, i)>; } }
defm A : M<[2, 3]>;
