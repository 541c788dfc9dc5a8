def op; def n1;
def a {
  int l = !size([1, 2, 3]);
  int e = !size([]<int>);
  int s = !size("four");
  int z = !size("");
  int d = !size((op 1, 2));
  int d0 = !size((op));
}
