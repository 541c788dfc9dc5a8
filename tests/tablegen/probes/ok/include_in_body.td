class Base { int existing = 1; }
def a : Base {
  include "body.inc"
  int after = from_include;
}
