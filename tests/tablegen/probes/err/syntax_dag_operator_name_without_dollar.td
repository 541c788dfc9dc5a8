def op;
def a {
  dag x = (op:name 1);
}
