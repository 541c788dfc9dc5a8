class A { int n = 1; }
def a : A { string extra = "e"; int m = n; field bit f = ?; }
