def a {
  bit x = !eq(?, 1);
}
