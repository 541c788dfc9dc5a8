def op;
def a {
  dag x = !setdagname(!setdagarg((op 1:$a, 2:$b), "b", (op)), "a", "c");
}
