class A { int n = "a"; }
class B { int n = "b"; }
def c : Missing;
