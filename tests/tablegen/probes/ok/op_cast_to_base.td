class P; class Q : P;
def q : Q;
def a {
  P p = !cast<P>("q");
  P p2 = !cast<P>(q);
}
