def op;
def a {
  dag x = !con((? 1), (op 2));
  dag y = !con((op 1), (? 2));
  dag z = !con((? 1), (? 2));
}
