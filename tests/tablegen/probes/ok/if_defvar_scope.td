defvar v = 1;
if 1 then { defvar v = 2; def a { int x = v; } }
def b {
  int x = v;
}
