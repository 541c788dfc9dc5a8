// Operands are folded before the operator can decide that it does not need them.
def a {
  int x = !and(0, !div(1, 0));
}
