def op;
def a {
  dag d = (op 1:$in, 2:$def, 3:$class, 4:$let, 5:$true, 6:$_x, 7:$a1);
}
