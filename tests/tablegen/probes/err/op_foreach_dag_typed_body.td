// Over a dag the variable is a dag as far as types go.
def op;
def a {
  dag x = !foreach(v, (op 1), !add(v, 1));
}
