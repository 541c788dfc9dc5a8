class A { int n = 1; }
def a : A {
  let n;
}
