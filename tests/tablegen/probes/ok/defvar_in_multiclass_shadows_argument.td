multiclass M<int n> { defvar n = 5; def _x { int v = n; } }
defm A : M<1>;
