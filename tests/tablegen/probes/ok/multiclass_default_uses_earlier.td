multiclass M<int n, int m = !add(n, 1)> { def _a { int m_ = m; } }
defm X : M<1>;
defm Y : M<1, 9>;
