def a {
  int x = ?;
  list<int> l = [?, 1];
  bits<3> b = {?, 1, 0};
}
