class A { int n = 1; int m = 1; }
multiclass M<int k> { let n = k in { def _x : A; let m = 9 in def _y : A; } }
defm P : M<4>;
let m = 3 in defm Q : M<5>;
