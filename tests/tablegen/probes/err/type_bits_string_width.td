def a {
  bits<"s"> x = 1;
}
