def a {
  string s = !cast<code>("x");
}
