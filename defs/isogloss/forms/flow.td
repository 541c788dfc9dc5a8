// Forms of IREE's dialect `flow` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_FLOW_TD
#define ISOGLOSS_FORMS_FLOW_TD

include "isogloss/forms/iree_common.td"
def : OpForm<"flow.dispatch.region", [{
  (`` `[` $workload^ `]`)? `->` `(` (sized-types(type($result), $result_dims)^)? `)` attr-dict-with-keyword $body
  (`count` arguments($workgroup_count)^ `->` `(` `index` `,` `index` `,` `index` `)` $workgroup_count)?
}]>;

#endif // ISOGLOSS_FORMS_FLOW_TD
