class C { int v = 1; }
def a {
  C c = C;
}
