def a {
  string x = !substr("hello", 1);
  string y = !substr("hello", 1, 2);
  string e = !substr("hello", 5);
  string l = !substr("hello", 3, 99);
  string z = !substr("hello", 2, 0);
}
