// Forms of MLIR's dialect `bufferization` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_BUFFERIZATION_TD
#define ISOGLOSS_FORMS_BUFFERIZATION_TD

include "isogloss/Form.td"

def : OpForm<"bufferization.alloc_tensor", [{
  `` `(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)
  same-types(ref(type($result)), type($copy))
}]>;
def : OpForm<"bufferization.dealloc", [{
  (` ` `` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
  (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
  computed-types(type($updatedConditions), "i1", ref(type($retained)))
}]>;

#endif // ISOGLOSS_FORMS_BUFFERIZATION_TD
