class Q; class A; class B; class C;
class A2 : A, B;
class D : Q, C;
def d : D, A2;
