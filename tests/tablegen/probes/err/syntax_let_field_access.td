class A { int n = 0; }
def a : A {
  let n.m = 2;
}
