multiclass M<int used, int not_used> { def _a { int n = used; } }
defm X : M<1, 2>;
