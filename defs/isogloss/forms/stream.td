// Forms of IREE's dialect `stream` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_STREAM_TD
#define ISOGLOSS_FORMS_STREAM_TD

include "isogloss/forms/iree_common.td"
def : OpForm<"stream.timepoint.await", [{
  (`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:`
  sized-types(type($resource_operands), $resource_operand_sizes, "stream.resource") attr-dict-with-keyword
  same-types(ref(type($resource_operands)), type($results))
}]>;

#endif // ISOGLOSS_FORMS_STREAM_TD
