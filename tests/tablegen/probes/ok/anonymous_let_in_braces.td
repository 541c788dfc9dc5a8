class I<int n> { int v = n; }
class A { I a = I<1>; list<I> l = []; }
let a = I<7>, l = [I<8>, I<1>] in { def x : A; def y : A { let a = I<9>; } }
