def a {
  int x = ;
}
def b {
  int y = 1;
}
