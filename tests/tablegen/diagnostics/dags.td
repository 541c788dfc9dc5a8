def op;
def other;
def a { dag d = !con((op 1), (other 2)); }
def b { int n = !getdagarg<int>((op 1:$x), "y"); }
def c { dag d = (op 1:x); }
def d { dag d = (1 op); }
