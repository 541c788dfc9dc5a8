class A { bits<8> b = 0; }
def a : A {
  let b<3-0> = 1;
}
