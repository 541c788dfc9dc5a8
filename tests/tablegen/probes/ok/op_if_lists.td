class P; class A : P; class B : P; def va : A; def vb : B;
def a {
  list<P> x = !if(1, [va], [vb]);
  list<int> e = !if(0, [1], []);
}
