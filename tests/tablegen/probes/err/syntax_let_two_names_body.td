class A { int n = 0; int m = 0; }
def a : A {
  let n = 1, m = 2;
}
