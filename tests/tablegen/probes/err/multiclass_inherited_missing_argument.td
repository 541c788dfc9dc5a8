multiclass A<int n> { def _a { int v = n; } }
multiclass B : A { def _b; }
