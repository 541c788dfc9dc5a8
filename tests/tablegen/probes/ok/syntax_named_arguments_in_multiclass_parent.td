multiclass M<int n, int m = 1> { def _a { int x = n; int y = m; } }
multiclass N : M<1, m = 3>;
defm X : N;
