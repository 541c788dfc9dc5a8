// A record that comes later cannot be found.
class R;
def a {
  R x = !cast<R>("later");
}
def later : R;
