class P; class Q : P; def q : Q;
def a {
  list<P> l = !cast<list<P>>([q]);
}
