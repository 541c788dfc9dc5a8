def op;
def a {
  bit x = !eq((op 1), (op 1));
}
