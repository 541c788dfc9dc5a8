def op;
def a {
  string x = !getdagname((op 1:$a, 2:$b), 1);
  field string u = !getdagname((op 1), 0);
}
