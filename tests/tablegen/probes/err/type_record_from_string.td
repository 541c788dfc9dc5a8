class A;
def x : A;
def a {
  A y = "x";
}
