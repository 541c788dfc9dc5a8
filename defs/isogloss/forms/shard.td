// Forms of MLIR's dialect `shard` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SHARD_TD
#define ISOGLOSS_FORMS_SHARD_TD

include "isogloss/Form.td"

def : DirectiveForm<"DimensionList", ["shape"], "dimension-list($shape)", "shard">;

// The names of results.
foreach name = ["all_gather", "all_reduce", "all_slice", "all_to_all", "broadcast", "gather", "grid_shape", "recv",
                "reduce", "reduce_scatter", "scatter", "send", "shard_shape", "sharding", "shift"] in
  def : OpNames<"shard." # name, [name]>;
foreach name = ["process_linear_index", "process_multi_index"] in
  def : OpNames<"shard." # name, ["proc_linear_idx"]>;
def : OpNames<"shard.shard", ["sharding_annotated"]>;
def : OpNames<"shard.neighbors_linear_indices", ["down_linear_idx", "up_linear_idx"]>;

#endif // ISOGLOSS_FORMS_SHARD_TD
