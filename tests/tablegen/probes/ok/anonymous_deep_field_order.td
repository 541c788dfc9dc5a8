class I<int n> { int v = n; }
class A { I a = I<1>; I b = I<2>; }
class B : A { I c = I<3>; let a = I<4>; }
class C<int k> : B { I d = I<k>; let b = I<!add(k, 1)>; }
def x : C<5>;
def y : C<1> { let c = I<5>; }
