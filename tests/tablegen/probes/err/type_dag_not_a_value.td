def a {
  dag x = 1;
}
