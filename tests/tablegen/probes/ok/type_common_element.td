class P; class A : P; class B : P; class C;
def va : A; def vb : B; def vc : C;
defvar l = [va, vb];
def x {
  list<P> ps = l;
  int n = !size([va, vc]);
}
