class R<string s> { string v = s; }
multiclass M { def _x : R<NAME>; def _y : R<NAME>; }
defm : M;
defm : M;
def : R<"z">;
