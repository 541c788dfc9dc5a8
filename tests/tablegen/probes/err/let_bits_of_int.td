class A { int n = 0; }
def a : A {
  let n{1} = 1;
}
