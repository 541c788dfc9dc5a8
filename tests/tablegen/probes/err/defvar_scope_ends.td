foreach i = [1] in { defvar d = i; }
def a {
  int x = d;
}
