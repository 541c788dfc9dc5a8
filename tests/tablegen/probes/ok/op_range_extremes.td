def a {
  list<int> x = !range(9223372036854775806, 9223372036854775807);
  list<int> y = !range(-2, 3, 2);
  list<int> z = !range(3, -3, -4);
  list<int> e = !range(0, 5, -1);
  list<int> l = !range(["a", "b"]);
}
