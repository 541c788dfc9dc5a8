def op;
def a {
  dag x = (op class:$x);
}
