// Forms of MLIR's dialect `ptr` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_PTR_TD
#define ISOGLOSS_FORMS_PTR_TD

include "isogloss/Form.td"

def : OpForm<"ptr.from_ptr", [{
  $ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)
  wrapped-types(ref(type($result)), type($metadata), "!ptr.ptr_metadata<", ">")
}]>;
def : OpForm<"ptr.get_metadata", [{
  $ptr attr-dict `:` type($ptr) wrapped-types(ref(type($ptr)), type($result), "!ptr.ptr_metadata<", ">")
}]>;
def : OpForm<"ptr.ptr_add", [{
  ($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset) same-types(ref(type($base)), type($result), ref(type($offset)))
}]>;

#endif // ISOGLOSS_FORMS_PTR_TD
