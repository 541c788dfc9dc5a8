class A<int n> { int v = n; }
def a {
  int x = undefined_name;
}
