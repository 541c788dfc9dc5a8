class R; def op;
multiclass M { def _a : R; def _b { dag d = (op !cast<R>(NAME # "_a"):$x); } }
defm A : M;
