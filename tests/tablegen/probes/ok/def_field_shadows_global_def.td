def other {
  int v = 1;
}
class A { int other = 5; int x = other; }
def a : A;
