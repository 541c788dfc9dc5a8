def op;
def a {
  int x = !getdagarg<int>((op 1:$a, 5:$b), "b");
}
