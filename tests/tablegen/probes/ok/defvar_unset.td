defvar u = ?;
def a {
  int x = u;
}
