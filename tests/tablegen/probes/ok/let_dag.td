def op; def op2;
class A { dag d = (op); }
def a : A { let d = (op2 1:$x); }
let d = (op "s") in def b : A;
