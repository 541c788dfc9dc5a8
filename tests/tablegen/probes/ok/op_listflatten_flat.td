// Elements that are no lists stay as they are.
def a {
  list<int> x = !listflatten([1, 2]);
}
