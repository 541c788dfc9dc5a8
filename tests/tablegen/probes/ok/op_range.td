def a {
  list<int> to = !range(4);
  list<int> from_to = !range(2, 5);
  list<int> step = !range(0, 10, 3);
  list<int> down = !range(5, 0, -2);
  list<int> empty = !range(5, 2);
  list<int> over = !range([7, 8, 9]);
  list<int> none = !range(0);
  list<int> negative = !range(-3);
}
