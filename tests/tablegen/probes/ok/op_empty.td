def op;
def a {
  bit l = !empty([]<int>);
  bit m = !empty([1]);
  bit s = !empty("");
  bit t = !empty("x");
  bit d = !empty((op));
  bit e = !empty((op 1));
}
