// Forms of MLIR's dialect `vector` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_VECTOR_TD
#define ISOGLOSS_FORMS_VECTOR_TD

include "isogloss/Form.td"

def : OpForm<"vector.transfer_read", [{
  $base `[` $indices `]` `,` $padding (`,` $mask^)? projection-dict(attr-dict, $permutation_map, $in_bounds) `:`
  type($base) `,` type($vector)
  projection-defaults(ref($permutation_map), ref($in_bounds), ref(type($base)), ref(type($vector)), type($mask))
}], [TypesMatchWith<"padding type matches element type of the source", "base", "padding",
                    "getElementTypeOrSelf($_self)">]>;
def : OpForm<"vector.transfer_write", [{
  $valueToStore `,` $base `[` $indices `]` (`,` $mask^)? projection-dict(attr-dict, $permutation_map, $in_bounds) `:`
  type($valueToStore) `,` type($base)
  projection-defaults(ref($permutation_map), ref($in_bounds), ref(type($base)), ref(type($valueToStore)), type($mask))
  tensor-types(ref(type($base)), type($result))
}]>;

#endif // ISOGLOSS_FORMS_VECTOR_TD
