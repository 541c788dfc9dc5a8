class R; class S : R;
def r1 : R; def s1 : S;
def a {
  bit yes = !exists<R>("r1");
  bit no = !exists<R>("r2");
  bit derived = !exists<R>("s1");
  bit not_base = !exists<S>("r1");
  bit pasted = !exists<R>("r" # 1);
}
