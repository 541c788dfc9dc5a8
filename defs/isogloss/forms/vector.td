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

def : OpForm<"vector.contract", [{
  dict($indexing_maps, $iterator_types, $kind, "iterator_types=#vector.iterator_type", "kind=")
  $lhs `,` $rhs `,` $acc attr-dict `:`
  type($lhs) `,` type($rhs) `into` type(results) same-types(ref(type(results)), type($acc))
}]>;
def : OpForm<"vector.outerproduct", [{
  $lhs `,` $rhs (`,` $acc^)? full-dict(attr-dict, ref($acc)) `:` type($lhs) `,` type($rhs)
  computed-types(type(results), "vector<{0.dims}{1.dims}{0.element}>", ref(type($lhs)), ref(type($rhs)))
  same-types(ref(type(results)), type($acc))
}]>;
def : OpForm<"vector.shuffle", [{
  $v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)
  computed-types(type($vector), "vector<{1.count}x{0.rest}{0.element}>", ref(type($v1)), ref($mask))
}]>;
def : OpForm<"vector.mask", [{
  $mask (`,` $passthru^)? one-line-region($maskRegion, "vector.yield") attr-dict `:` type($mask)
  (`->` type($results)^)? same-types(ref(type($results)), type($passthru))
}]>;

def : OpNames<"vector.vscale", ["vscale"]>;

#endif // ISOGLOSS_FORMS_VECTOR_TD
