def a {
  int x = !add (1, 2);
  R y = ?;
}
class R;
