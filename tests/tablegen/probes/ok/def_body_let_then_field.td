class A { int n = 1; }
def a : A { int m = n; let n = 4; int k = n; }
