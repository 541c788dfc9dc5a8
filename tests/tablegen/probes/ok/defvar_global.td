defvar i = 5;
defvar s = "a" # i;
defvar l = [i, !add(i, 1)];
def a {
  int i_ = i;
  string s_ = s;
  list<int> l_ = l;
}
