multiclass M<int n> { def _a { int s = n; } }
defm X : M<1, 2>;
