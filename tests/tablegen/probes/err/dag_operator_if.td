class O; def op1 : O; def op2 : O;
def a {
  dag d = (!if(1, op1, op2) 1);
}
