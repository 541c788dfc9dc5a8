def op;
def a {
  dag x = !setdagopname((op 1), "nm");
  dag y = !setdagopname((op:$old 1:$k), "nm");
  dag e = !setdagopname((op:$old), "");
}
