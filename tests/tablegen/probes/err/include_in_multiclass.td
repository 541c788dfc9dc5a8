multiclass M {
  include "nested.inc"
}
