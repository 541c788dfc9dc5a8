def op;
class A<int n, string s> { field bits<3> v; field bits<4> inst = {v, 1}; }
def a : A<1, "s"> { bits<2> x = v{1-0}; }
