// An argument that is not there, or of another type, is `?`.
class R; def op;
def a {
  field int x = !getdagarg<int>((op ?:$a), "a");
  field string y = !getdagarg<string>((op 1), 0);
  field R r = !getdagarg<R>((op 1), 0);
}
