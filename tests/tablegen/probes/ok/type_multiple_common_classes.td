class P; class Q; class A : P, Q; class B : Q, P;
def va : A; def vb : B;
defvar l = [va, vb];
def x {
  list<P> p = l;
  list<Q> q = l;
}
