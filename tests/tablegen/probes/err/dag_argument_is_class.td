class K; def op;
def a {
  dag d = (op K:$x);
}
