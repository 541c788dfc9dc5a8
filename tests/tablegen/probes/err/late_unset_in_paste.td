class A { string x = ?; string y = x # "s"; }
def a : A;
