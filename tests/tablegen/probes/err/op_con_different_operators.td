def op; def op2;
def a {
  dag x = !con((op 1), (op2 2));
}
