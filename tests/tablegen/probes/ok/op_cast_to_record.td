class R;
def r1 : R;
def a {
  R x = !cast<R>("r1");
  string s = !cast<string>(r1);
  R y = !cast<R>(r1);
  R z = !cast<R>("r" # 1);
}
