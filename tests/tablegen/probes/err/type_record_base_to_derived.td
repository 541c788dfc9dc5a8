class A; class B : A;
def x : A;
def a {
  B y = x;
}
