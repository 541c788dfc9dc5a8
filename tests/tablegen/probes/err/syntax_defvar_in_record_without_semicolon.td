def a {
  defvar x = 1
  int y = x;
}
