class P; class A : P; class B : P;
def va : A; def vb : B;
def a {
  list<P> x = !listconcat([va], [vb]);
}
