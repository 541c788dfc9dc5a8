def op;
def a {
  int x = !getdagarg<int>((op 4:$a, 5:$a), "a");
}
