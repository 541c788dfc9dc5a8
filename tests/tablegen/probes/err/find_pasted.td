def d {
  string f =
    !find([{ a; }], "1")
    # foo;
}
