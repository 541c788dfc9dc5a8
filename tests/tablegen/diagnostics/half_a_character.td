// A string may be cut within a character. The rest of that character is shown as U+FFFD.
dump "half: " # !substr("é", 1);
def A {
  string s = "x" # !substr("é", 0, 1);
  assert !eq(s, "y"), "cut: " # s;
}
