def op;
def a {
  dag y = !setdagarg((op 1:$a), "z", 7);
}
