class R;
def ra : R; def rb : R; def xa : R; def r12 : R;
def all {
  list<R> r = !instances<R>("^r");
  list<R> a = !instances<R>("a$");
  list<R> d = !instances<R>("[0-9]+");
  list<R> none = !instances<R>("zzz");
}
