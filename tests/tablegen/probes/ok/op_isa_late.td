class P; class Q : P { int n = 5; }
def p : P; def q : Q;
class C<P x> { int n = !if(!isa<Q>(x), !cast<Q>(x).n, -1); }
def a : C<p>;
def b : C<q>;
