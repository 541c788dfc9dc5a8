class A { int n = 1; }
let n = "s" in
def a : A;
