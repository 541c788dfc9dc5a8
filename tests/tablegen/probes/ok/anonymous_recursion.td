class Fact<int n> { int v = !if(!le(n, 1), 1, !mul(n, Fact<!sub(n, 1)>.v)); }
def a {
  int x = Fact<5>.v;
}
