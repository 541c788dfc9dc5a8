class R; class S;
defset list<R> all = {
  def a : S;
}
