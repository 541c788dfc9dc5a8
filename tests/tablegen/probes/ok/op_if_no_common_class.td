class A; class B;
def va : A; def vb : B;
def a {
  A x = !if(1, va, vb);
}
