class A { field int n = 1; int m = 2; field bits<2> b = 1; }
def a : A { field string s = "x"; }
