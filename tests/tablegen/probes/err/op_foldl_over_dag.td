def op;
def a {
  int x = !foldl(0, (op 1, 2), acc, i, !add(acc, i));
}
