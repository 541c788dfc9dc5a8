let n = 5 in
def a {
  int n = 1;
}
