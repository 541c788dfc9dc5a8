class K; def op;
def a {
  dag d = (K 1);
}
