multiclass M<int n, int m> { def _a { int s = !add(n, m); } }
defm X : M<1>;
