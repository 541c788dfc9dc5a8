def a {
  dag d = ();
}
