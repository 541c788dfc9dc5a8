class R;
def a {
  R x = !cast<R>("nothing");
}
