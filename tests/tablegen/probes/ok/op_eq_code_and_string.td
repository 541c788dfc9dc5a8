def a {
  bit x = !eq([{s}], "s");
}
