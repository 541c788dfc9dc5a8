class a { int x = 1; }
def a : a;
