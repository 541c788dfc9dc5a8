class K<int n> { int v = n; }
def a {
  dag d = (K<3> 1);
  dag e = (K<3>);
}
