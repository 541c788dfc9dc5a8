def op;
def a {
  dag x = !setdagarg((op 1:$a, 2:$b), 0, "new");
  dag y = !setdagarg((op 1:$a, 2:$b), "b", 7);
  dag z = !setdagarg((op 1), 0, ?);
}
