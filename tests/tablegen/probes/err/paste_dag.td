def op;
def a {
  string x = "s" # (op 1);
}
