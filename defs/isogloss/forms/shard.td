// Forms of MLIR's dialect `shard` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SHARD_TD
#define ISOGLOSS_FORMS_SHARD_TD

include "isogloss/Form.td"

def : DirectiveForm<"DimensionList", ["shape"], "dimension-list($shape)", "shard">;

#endif // ISOGLOSS_FORMS_SHARD_TD
