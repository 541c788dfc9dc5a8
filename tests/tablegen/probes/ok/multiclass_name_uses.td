class R<string s> { string v = s; }
multiclass M { def NAME : R<NAME>; def NAME#_suffix : R<NAME # "!">; def prefix_#NAME : R<"p">; def _plain : R<NAME>; }
defm A : M;
