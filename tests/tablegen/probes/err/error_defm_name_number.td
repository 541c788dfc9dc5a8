multiclass M { def _a; }
defm 5 : M;
