// From a brace on, characters are read in pairs: `}}]` is no end.
def a {
  code c = [{ x}}];
}
