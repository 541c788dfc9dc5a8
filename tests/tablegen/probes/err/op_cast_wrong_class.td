class R; class S;
def s1 : S;
def a {
  R x = !cast<R>("s1");
}
