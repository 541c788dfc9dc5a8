class R<int n> { int v = n; }
multiclass In<R r> { def _i { R x = r; R y = R<!add(r.v, 1)>; } }
multiclass Out<int n> { defm _o : In<R<n>>; defm _p : In<R<!add(n, 1)>>; def : R<n>; }
defm A : Out<1>;
defm : Out<2>;
