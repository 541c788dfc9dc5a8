class A<int n, string s, bit b = 0>;
multiclass M<int k> { def _x; }
defm X : M<1>;
