class S;
multiclass M { def _m; }
defm X : S, M;
