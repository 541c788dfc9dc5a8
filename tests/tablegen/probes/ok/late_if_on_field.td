class A { bit flag = 0; string s = !if(flag, "on", "off"); }
def x : A; def y : A { let flag = 1; }
