class S;
multiclass M { def _m; }
multiclass N { def _n; }
defm X : M, S, N;
