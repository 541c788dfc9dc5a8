def a {
  def b;
}
