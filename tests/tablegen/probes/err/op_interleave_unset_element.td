def a {
  string s = !interleave(["a", ?], ",");
}
