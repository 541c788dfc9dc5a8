def a {
  list<int> x = [b];
}
def b;
