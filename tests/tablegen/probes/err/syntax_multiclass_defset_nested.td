class R;
multiclass M { foreach i = [1] in { defset list<R> s = { def _a : R; } } }
