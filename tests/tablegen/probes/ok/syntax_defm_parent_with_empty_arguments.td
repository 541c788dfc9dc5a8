multiclass M<int n = 2> { def _a { int x = n; } }
defm X : M<>;
defm Y : M;
