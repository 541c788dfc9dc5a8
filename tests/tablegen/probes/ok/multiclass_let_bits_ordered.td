class I { field bits<4> e = 0; }
multiclass K<bits<2> c> { def _k : I { let e{2-1} = c; } }
multiclass M<bits<2> b> { let e<3-2> = b in def _x : I; let e<0> = 1 in defm _n : K<b>; }
defm A : M<3>;
