def a {
  bits x = 1;
}
