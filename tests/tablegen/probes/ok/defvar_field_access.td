def a {
  int n = 5;
  string s = "x";
}
defvar n = a.n;
def b {
  int m = n;
  string t = a.s;
}
