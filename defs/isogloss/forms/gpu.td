// Forms of MLIR's dialect `gpu` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_GPU_TD
#define ISOGLOSS_FORMS_GPU_TD

include "isogloss/Form.td"

def : BuiltType<"mlir::gpu::AsyncTokenType::get($_builder.getContext())", "!gpu.async.token">;
foreach handle = [["DnTensor", "dntensor"], ["SpGEMMOp", "spgemmop"], ["SpMat", "spmat"]] in
  def : BuiltType<"mlir::gpu::Sparse" # handle[0] # "HandleType::get($_builder.getContext())",
                  "!gpu.sparse." # handle[1] # "_handle">;
def : DirectiveForm<"AsyncDependencies", ["token", "dependencies"],
                    "flagged-operands($token, \"async\", \"!gpu.async.token\", $dependencies)", "gpu">;
// Without an operation there are two blanks.
def : DirectiveForm<"AllReduceOperation", ["op"], "($op^):(` `)?", "gpu">;
def : OpForm<"gpu.subgroup_reduce", [{
  $op $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
  attr-dict `:` functional-type(operands, results)
}]>;
def : DirectiveForm<"OffloadingHandler", ["handler"], "angled-attribute($handler, \"#gpu.select_object\")", "gpu">;

// The types of matrices are written in full, and are those of no definition in MLIR.
let replacesFormat = 1 in {
  def : OpForm<"gpu.subgroup_mma_load_matrix", [{
    $srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` qualified(type($res))
  }]>;
  def : OpForm<"gpu.subgroup_mma_store_matrix", [{
    $src`,` $dstMemref`[`$indices`]` attr-dict `:` qualified(type($src))`,` type($dstMemref)
  }]>;
  def : OpForm<"gpu.subgroup_mma_compute", [{
    $opA`,` $opB`,` $opC attr-dict `:` qualified(type($opA))`,` qualified(type($opB)) `->` qualified(type($res))
  }]>;
  def : OpForm<"gpu.subgroup_mma_constant_matrix", "$value attr-dict `:` qualified(type($res))">;
  def : OpForm<"gpu.subgroup_mma_extract_thread_local", [{
    $matrix`[`$indices`]` attr-dict `:` qualified(type($matrix)) `->` type($res)
  }]>;
  def : OpForm<"gpu.subgroup_mma_insert_thread_local", [{
    $value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` qualified(type($matrix)) `->` qualified(type($res))
  }]>;
}

// Functions and launches.
defvar attributions = "attributions($body, \"workgroup\", \"workgroup_attributions\", ";
def : OpForm<"gpu.func", !strconcat([{
  symbol("sym_name") signature($function_type, $arg_attrs, $res_attrs, $body)
}], attributions, [{$workgroup_attrib_attrs, "private", $private_attrib_attrs, ref($function_type))
  undeclared-flag("gpu.kernel", "kernel") attr-dict-with-keyword $body
}])>;
def : OpForm<"gpu.launch", !strconcat([{
  (custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)^)?
  launch-sizes($body, $gridSizeX, $gridSizeY, $gridSizeZ, $blockSizeX, $blockSizeY, $blockSizeZ, $clusterSizeX,
               $clusterSizeY, $clusterSizeZ, "blocks", "threads", "clusters")
  (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? (`module` `(` $module^ `)`)? (`function` `(` $function^ `)`)?
}], attributions, [{"", "private", "", ref($gridSizeX), ref($gridSizeY), ref($gridSizeZ), ref($blockSizeX),
  ref($blockSizeY), ref($blockSizeZ), ref($clusterSizeX), ref($clusterSizeY), ref($clusterSizeZ))
  $body attr-dict
}])>;
def : DirectiveForm<"LaunchDimType", ["type", "clusterSize", "x", "y", "z"],
                    "default-type($type, \"index\", $x, $y, $z)", "gpu">;
def : DirectiveForm<"LaunchFuncOperands", ["operands", "types"], "passed-operands($operands, $types, \"args\")", "gpu">;
def : OpForm<"gpu.warp_execute_on_lane_0", [{
  `` `(` $laneid `)` `` `[` $warp_size `]` (`args` `(` $args^ `:` type($args) `)`)? arrow-types(type($results), "(")
  whole-region($warpRegion, "labels", ref(type($results))) attr-dict
}]>;

#endif // ISOGLOSS_FORMS_GPU_TD
