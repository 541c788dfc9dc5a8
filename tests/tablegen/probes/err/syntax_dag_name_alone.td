def op;
def a {
  dag x = (op $a, $b:$c);
}
