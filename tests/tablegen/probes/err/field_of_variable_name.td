class C {
  defvar a = 1;
  int a = 2;
}
