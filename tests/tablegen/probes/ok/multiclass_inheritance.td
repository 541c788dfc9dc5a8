class R<int n> { int v = n; }
multiclass Base<int k> { def _base : R<k>; }
multiclass Derived<int k> : Base<!mul(k, 2)> { def _derived : R<k>; }
defm A : Derived<3>;
