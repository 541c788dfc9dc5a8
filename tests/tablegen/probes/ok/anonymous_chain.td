class Succ<int n> { int v = !add(n, 1); }
class Twice<int n> { int v = Succ<Succ<n>.v>.v; }
def a {
  int x = Twice<5>.v;
  int y = Twice<6>.v;
}
