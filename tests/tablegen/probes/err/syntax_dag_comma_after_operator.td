def op;
def a {
  dag x = (op, 1);
}
