class C;
multiclass M : C { def _a; }
