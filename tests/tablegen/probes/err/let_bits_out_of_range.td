class A { bits<4> b = 0; }
def a : A {
  let b{4} = 1;
}
