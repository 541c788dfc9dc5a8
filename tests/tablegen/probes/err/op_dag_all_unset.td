def op;
def a {
  dag x = !dag(op, ?, ?);
}
