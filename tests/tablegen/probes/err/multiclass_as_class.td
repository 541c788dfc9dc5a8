multiclass M { def _a; }
def x : M;
