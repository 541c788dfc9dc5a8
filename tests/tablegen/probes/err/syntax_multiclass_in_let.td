let x = 1 in { multiclass N { def _a; } }
