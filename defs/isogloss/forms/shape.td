// Forms of MLIR's dialect `shape` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SHAPE_TD
#define ISOGLOSS_FORMS_SHAPE_TD

include "isogloss/Form.td"

def : OpForm<"shape.const_shape", "` ` attr-dict `` index-elements($shape) `:` type($result)">;
def : OpForm<"shape.assuming", "$witness arrow-types(type($results), \"(\") $doRegion attr-dict">;
def : OpForm<"shape.function_library",
             "$sym_name attr-dict-with-keyword whole-region($body, \"labels\") `mapping` $mapping">;
def : OpForm<"shape.reduce", [{
  `` `(` $shape (`,` $initVals^)? `)` `:` type($shape) arrow-types(type($result)) whole-region($region, "labels") attr-dict
  same-types(ref(type($result)), type($initVals))
}]>;

#endif // ISOGLOSS_FORMS_SHAPE_TD
