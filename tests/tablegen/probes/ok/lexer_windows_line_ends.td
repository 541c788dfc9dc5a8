def a { int x = 1; }
#ifdef X
def no;
#else
def b { string s = "x"; }
#endif
// c
def c { code k = [{one
two}]; }
