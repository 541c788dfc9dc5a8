class R<string s> { string v = s; }
multiclass Inner { def _i : R<NAME>; }
multiclass Outer { defm : Inner; }
defm A : Outer;
defm B : Outer;
