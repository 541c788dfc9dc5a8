// Forms of MLIR's dialect `tosa` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_TOSA_TD
#define ISOGLOSS_FORMS_TOSA_TD

include "isogloss/Form.td"

// The operations with words in their dictionaries.
defvar words = [{word-dict(attr-dict, "nan_mode=#tosa.nan_mode", "rounding_mode=#tosa.rounding_mode", "mode=#tosa.resize_mode", "block_size=#tosa.block_size")}];
foreach name = ["argmax", "matmul_t_block_scaled", "max_pool2d", "clamp", "maximum", "minimum", "reduce_max",
                "reduce_min", "resize", "cast_from_block_scaled", "cast_to_block_scaled", "rescale", "apply_scale"] in
  def : OpForm<"tosa." # name, !interleave(["operands", words, "`:` functional-type(operands, results)"], " ")>;

def : OpForm<"tosa.while_loop", [{
  initialized-function($input_list, type($input_list), type($output_list), $cond_graph)
  $cond_graph `do` $body_graph attr-dict-with-keyword
}]>;

// The names in parentheses are those of the arguments, which are in the text of the regions.
def : OpForm<"tosa.cond_if", [{
  $condition assignments($input_list, $then_graph) `:` type($condition) (` ` `(` type($input_list)^ `)`)?
  arrow-types(type($output_list), "()") whole-region($then_graph, "labels")
  (`else` whole-region($else_graph, "labels")^)? attr-dict
}]>;

def : DirectiveForm<"VariableOpTypeOrInitialValue", ["shape", "type", "value"],
                    "shape-and-value($shape, $type, $value)", "tosa">;

#endif // ISOGLOSS_FORMS_TOSA_TD
