class A<int n> { int a = n; int b = !add(a, 1); int c = !mul(b, 2); }
def x : A<1> { let a = 10; }
def y : A<1> { let b = 100; }
