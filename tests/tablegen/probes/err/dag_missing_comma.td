def op;
def a {
  dag d = (op 1 2);
}
