// Only a `field` may stay unresolved.
def a {
  bits<3> op;
  bits<4> inst = {op, 1};
}
