class R<int n> { int v = n; }
multiclass M<int k> { if !lt(k, 5) then { def _small : R<k>; } else { def _big : R<k>; } if !eq(k, 3) then def _three : R<3>; }
defm A : M<3>;
defm B : M<9>;
