// Only records that are finished are found.
class R { list<R> before = !instances<R>(); }
def a : R;
def b : R;
def c : R;
