class Register<int n> { int number = n; }
multiclass Pair { def _lo : Register<0>; }
def r0 : Regster<0>;
defm r1 : Piar;
def r2 : Pair;
defm r3 : Register<3>;
