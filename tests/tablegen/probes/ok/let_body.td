class A { int n = 1; string s = "s"; list<int> l; }
def a : A { let n = 2; let s = "t"; let l = [n]; let n = 3; }
