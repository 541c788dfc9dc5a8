def a {
  bit x = !eq("1", 1);
}
