def a {
  field bits<3> op;
  field bits<5> inst = {op, 1, op{0}};
}
