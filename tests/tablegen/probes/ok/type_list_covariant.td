class A; class B : A;
def x : B;
def bs {
  list<B> l = [x];
}
def a {
  list<A> l = bs.l;
}
