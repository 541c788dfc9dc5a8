class R<string s = NAME> { string v = s; string n = NAME; }
def plain : R;
multiclass M { def _x : R; }
defm A : M;
