def a {
  field bits<4> x = {?, 1, ?, 0};
  bits<4> y = ?;
}
