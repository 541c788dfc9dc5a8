class A { int x = ?; int y = x; list<int> l = [x]; string s = ?; string t = s; }
def a : A;
