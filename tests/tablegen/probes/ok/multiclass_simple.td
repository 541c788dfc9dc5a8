class R<int n> { int v = n; }
multiclass M<int k> { def _one : R<k>; def _two : R<!add(k, 1)>; }
defm A : M<1>;
defm B : M<10>;
