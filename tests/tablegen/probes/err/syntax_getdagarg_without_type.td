def op;
def a {
  int x = !getdagarg((op 1), 0);
}
