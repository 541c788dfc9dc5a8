class P<string s, int n> { string t = s; int m = n; }
defvar names = ["a", "b", "c"];
def x {
  list<P> ps = !foreach(i, !range(names), P<names[i], i>);
}
