class A; class B;
def x : B;
def a {
  A y = x;
}
