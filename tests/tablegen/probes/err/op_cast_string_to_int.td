def a {
  int x = !cast<int>("12");
}
