// The one quotient that does not fit.
def a {
  int x = !div(-9223372036854775808, -1);
}
