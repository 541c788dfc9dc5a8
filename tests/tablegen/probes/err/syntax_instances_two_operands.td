class R;
def a {
  list<R> x = !instances<R>("a", "b");
}
