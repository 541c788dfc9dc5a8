def op;
def a {
  dag x = !dag(op, [1, 2], ["a", "b"]);
  dag no_names = !dag(op, ["s", "t"], ?);
  dag some_names = !dag(op, [1, 2], ["a", ?]);
  dag names_alone = !dag(op, ?, ["a", "b"]);
  dag some_args = !dag(op, [1, ?], ["a", "b"]);
  dag none = !dag(op, []<int>, []<string>);
}
