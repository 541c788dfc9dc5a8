class A<int k> { int n = k; }
def a : A<1> { let k = 2; }
