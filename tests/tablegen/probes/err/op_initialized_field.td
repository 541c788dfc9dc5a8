class A { int x = ?; bit has = !initialized(x); string s = !if(has, "yes", "no"); }
def a : A; def b : A { let x = 1; }
