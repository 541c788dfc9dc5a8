def op;
def a {
  dag x = (op "a" # "b":$n, [1] # [2]);
}
