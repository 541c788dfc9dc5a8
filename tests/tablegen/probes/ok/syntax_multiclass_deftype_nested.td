multiclass M { foreach i = [1] in { deftype T = int; def _a; } }
