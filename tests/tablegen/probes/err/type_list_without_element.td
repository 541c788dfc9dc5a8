def a {
  list x = [];
}
