def a {
  int x = include "plain.inc";
}
