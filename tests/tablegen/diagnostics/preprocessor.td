// Directives without their partners.
class A;
#else
def a : A;
#endif
def b : B;
