// A record that is looked up by a name that is almost right.
class Register;
def Accumulator : Register;
def a { Register r = !cast<Register>("Acumulator"); }
def b { int n = !cast<int>(!cast<Register>("Accumulator")); }
