class R; foreach i = [1, 2] in def r#i : R;
def a {
  list<R> l = !foreach(i, [1, 2], !cast<R>(!strconcat("r", !cast<string>(i))));
}
