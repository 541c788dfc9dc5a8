defvar d = 1;
foreach i = [5] in { defvar d = i; def a { int x = d; } }
def b {
  int x = d;
}
