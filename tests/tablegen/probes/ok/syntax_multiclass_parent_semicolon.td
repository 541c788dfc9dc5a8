multiclass M { def _a; }
multiclass N : M;
defm X : N;
