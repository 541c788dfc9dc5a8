class A { int n = 1; }
def a : A {
  let m = 2;
}
