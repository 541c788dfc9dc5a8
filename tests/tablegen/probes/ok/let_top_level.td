class A { int n = 1; string s = "s"; }
let n = 5 in def a : A;
let n = 6, s = "both" in { def b : A; def c : A { let n = 7; } }
def d : A;
