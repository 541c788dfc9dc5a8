class P; class Q : P { int n = 3; }
def q : Q;
class C<P p> { Q x = !cast<Q>(p); int n = !cast<Q>(p).n; }
def a : C<q>;
