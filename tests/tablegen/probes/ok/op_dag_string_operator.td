def a {
  dag x = !dag("op", [1], ["a"]);
}
