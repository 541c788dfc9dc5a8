class A; class B : A;
def x : B;
def a {
  A y = x;
  list<A> l = [x];
}
