class R<string s> { string v = s; }
multiclass M { def : R<NAME>; def _x : R<NAME>; }
defm A : M;
defm B : M;
