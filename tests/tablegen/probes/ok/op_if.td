class P; class A : P; class B : P;
def va : A; def vb : B;
def a {
  int x = !if(1, 10, 20);
  string y = !if(!eq(1, 2), "yes", "no");
  P p = !if(true, va, vb);
  list<int> l = !if(0, [1], [2, 3]);
  int nonzero = !if(5, 1, 2);
}
