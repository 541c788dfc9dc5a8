def a {
  bit x = !exists<int>("a");
}
