class A { int x = 0; }
let x = 1 in {
  def a : A;
