class R { string s = "none"; }
multiclass M { let s = NAME in def _x : R; }
defm A : M;
