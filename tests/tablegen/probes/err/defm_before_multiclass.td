defm X : M;
multiclass M { def _x; }
