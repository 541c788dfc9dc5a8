class R;
defset list<R> all = { }
def u {
  list<R> rs = all;
}
