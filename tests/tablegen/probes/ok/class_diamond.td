class A { int n = 1; }
class B : A { let n = 2; }
class C : A { let n = 3; }
def d : B, C;
def e : B { let n = 9; }
