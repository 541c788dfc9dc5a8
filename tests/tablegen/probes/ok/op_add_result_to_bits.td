def a {
  bits<4> x = !add(3, 4);
  bit y = !sub(2, 1);
  string s = "n" # !add(1, 1);
}
