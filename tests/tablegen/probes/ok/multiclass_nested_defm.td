class R<string s> { string v = s; }
multiclass Inner { def _i : R<NAME>; }
multiclass Outer { defm _o : Inner; defm NAME#_p : Inner; defm "" : Inner; }
defm A : Outer;
