class A;
class B : A;
def d : B, A;
