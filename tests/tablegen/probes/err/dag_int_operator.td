def a {
  dag d = (1 2);
}
