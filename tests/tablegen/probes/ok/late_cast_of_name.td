class A { string s = NAME; A me = !cast<A>(NAME); }
def a : A;
