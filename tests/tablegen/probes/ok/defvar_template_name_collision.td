class A<int n> { defvar n = 2; int x = n; }
def a : A<1>;
