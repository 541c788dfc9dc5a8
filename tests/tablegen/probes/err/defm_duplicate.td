multiclass M { def _x; }
defm X : M;
defm X : M;
