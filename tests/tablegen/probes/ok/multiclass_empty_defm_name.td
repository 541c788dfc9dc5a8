class R<string s> { string v = s; }
multiclass M { def _x : R<NAME>; def y : R<NAME>; }
defm "" : M;
