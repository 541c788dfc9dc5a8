class R;
defset list<R> all = {
  def a : R;
  def b { list<R> x = all; }
}
