// Instances that come up inside of it are members as well.
class R<int n> { int v = n; }
defset list<R> all = { def a : R<1> { R other = R<2>; } }
def u {
  list<R> rs = all;
}
