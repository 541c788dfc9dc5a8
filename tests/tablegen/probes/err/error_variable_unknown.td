def a {
  int x = nothing;
}
