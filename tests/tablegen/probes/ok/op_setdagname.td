def op;
def a {
  dag x = !setdagname((op 1:$a, 2), 1, "n");
  dag y = !setdagname((op 1:$a), "a", "z");
  dag gone = !setdagname((op 1:$a), 0, ?);
}
