multiclass M { deftype T = int; def _a; }
