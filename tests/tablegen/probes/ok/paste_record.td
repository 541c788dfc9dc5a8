class R; def r : R;
def a {
  string x = "is " # r;
  string y = r # "!";
}
