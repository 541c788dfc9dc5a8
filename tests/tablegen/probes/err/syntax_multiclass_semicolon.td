multiclass M { def _a; };
defm X : M;
