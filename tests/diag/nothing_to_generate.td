class A;
def B : A;
