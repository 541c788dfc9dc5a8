def a {
  assert 1, "s"
}
