def op;
def a {
  int x = !getdagarg<int>((op 4:$a, "s":$b), 0);
  string s = !getdagarg<string>((op 4:$a, "s":$b), "b");
}
