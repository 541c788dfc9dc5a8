def op;
def a {
  dag d = (? 1:$a);
}
