class P; class Q : P;
def p : P; def q : Q;
def a {
  bit qq = !isa<Q>(q);
  bit qp = !isa<P>(q);
  bit pq = !isa<Q>(p);
  bit i = !isa<int>(1);
  bit s = !isa<int>("x");
  bit l = !isa<list<P>>([q]);
}
