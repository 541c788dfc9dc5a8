def op;
def a {
  dag d = (op 1) # (op 2);
}
