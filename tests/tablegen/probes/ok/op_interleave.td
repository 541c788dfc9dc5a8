def a {
  string s = !interleave(["a", "b", "c"], ", ");
  string i = !interleave([1, 2, 3], "-");
  string one = !interleave(["x"], ",");
  string none = !interleave([]<string>, ",");
  string b = !interleave([true, false], "/");
  string bs = !interleave([0b101, 0b011], "|");
}
