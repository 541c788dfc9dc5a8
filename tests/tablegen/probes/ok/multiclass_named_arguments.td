multiclass M<int n, int m = 5, string s = "d"> { def _a { int n_ = n; int m_ = m; string s_ = s; } }
defm X : M<1, s = "named">;
defm Y : M<m = 3, n = 2>;
