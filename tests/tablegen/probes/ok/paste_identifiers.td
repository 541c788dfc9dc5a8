defvar known = "K";
def a {
  string x = "p_" # known;
  string y = "p_" # unknown_name;
  string z = known # known;
}
