def a {
  dag d = ("op" 1);
}
