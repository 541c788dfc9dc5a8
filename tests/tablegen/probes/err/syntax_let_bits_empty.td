class A { bits<4> b = 0; }
def a : A {
  let b{} = 1;
}
