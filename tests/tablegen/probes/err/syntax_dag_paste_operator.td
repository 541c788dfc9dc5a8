class O; def op1 : O;
def a {
  dag x = (op#1 2);
}
