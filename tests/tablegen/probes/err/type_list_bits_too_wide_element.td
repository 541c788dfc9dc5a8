def a {
  list<bits<1>> x = [2];
}
