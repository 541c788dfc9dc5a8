class R<int n> { int v = n; }
multiclass M { def _a : R<6>; def _b { R r = !cast<R>(NAME # "_a"); R s = !cast<R>(NAME#"_a"); } }
defm X : M;
