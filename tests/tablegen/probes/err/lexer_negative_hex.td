// The sign belongs to decimal numbers alone: this is -0 followed by an identifier.
def a {
  int x = -0x10;
}
