multiclass M { def _x; }
defm X : M
def y;
