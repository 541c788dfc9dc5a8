class O; def op1 : O; def op2 : O;
class C<bit b> { dag d = (!cast<O>("op" # !add(b, 1)) 2); }
def a : C<1>; def b : C<0>;
