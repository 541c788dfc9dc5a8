def a {
  bit z = !initialized([?]<int>);
}
