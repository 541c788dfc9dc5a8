class R; multiclass M { def _a : R; }
foreach i = [0, 1] in if i then defm t#i : M; else defm f#i : M;
