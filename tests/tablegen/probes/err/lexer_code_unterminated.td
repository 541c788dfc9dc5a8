def a {
  code c = [{ never closed;
}
