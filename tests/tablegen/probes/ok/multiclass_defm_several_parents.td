class R; class S { int extra = 1; } class T<int n> { int t = n; }
multiclass M { def _m : R; }
multiclass N { def _n : R; }
defm X : M, N, S, T<4>;
