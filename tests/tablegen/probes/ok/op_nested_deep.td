def a {
  int x = !add(!mul(!sub(10, 2), !if(!eq(!size([1, 2]), 2), 3, 4)), !head(!tail(!range(0, 10, !add(1, 1)))));
}
