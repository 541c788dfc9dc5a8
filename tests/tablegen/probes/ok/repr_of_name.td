class C { dag f = (? !repr(NAME)); }
class D : C;
def : D;
def named : C;
