multiclass M { multiclass N { def _a; } }
