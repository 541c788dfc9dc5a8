foreach i = [1] in { multiclass N { def _a; } }
