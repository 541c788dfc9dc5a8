// Forms of MLIR's dialect `transform` (22), with the operations that other dialects add to it, that are C++ in its
// definition files.

#ifndef ISOGLOSS_FORMS_TRANSFORM_TD
#define ISOGLOSS_FORMS_TRANSFORM_TD

include "isogloss/Form.td"

def : BuiltValue<"::mlir::bufferization::MaterializeInDestinationOp::getOperationName()",
                 "\"bufferization.materialize_in_destination\"">;

// A type; with results, a function type.
def : DirectiveForm<"SemiFunctionType", ["argument", "result"], "type-or-function($argument, $result)", "transform">;
// A function type in any case.
def :
    DirectiveForm<"SemiFunctionType", ["argument", "result", "always"], "`(` $argument `)` `->` $result", "transform">;
def : DirectiveForm<"TransformMatchDims", ["numbers", "inverted", "all"], "selection($numbers, $inverted, $all)",
                    "transform">;
def : DirectiveForm<"MultitileSizesTypes", ["target", "low", "high", "split"], [{
  `(` $target `)` `->` $low same-types(ref($low), $high) same-types(ref($low), $split)
}], "transform">;
def : DirectiveForm<"ContinuousTileSizeTypes", ["target", "sizes", "chunks"],
                    "`(` $target `)` `->` $sizes same-types(ref($sizes), $chunks)", "transform">;
def : DirectiveForm<"SequenceOpOperands", ["root", "rootType", "extra", "extraTypes"],
                    "operands-and-types($root, $rootType, $extra, $extraTypes)", "transform">;
def : DirectiveForm<"ForeachMatchSymbols", ["matchers", "actions"], "symbol-pairs($matchers, $actions)", "transform">;
def : DirectiveForm<"ApplyRegisteredPassOptions", ["options", "operands"],
                    "options($options, $operands, \"#transform.param_operand<index = \", \">\")", "transform">;
def : DirectiveForm<"PackedOrDynamicIndexList", ["packed", "values", "integers"],
                    "packed-index-list($packed, $values, $integers)", "transform">;
def : DirectiveForm<"AlternativesOpSelectedRegion", ["attribute", "parameter"],
                    "value-or-attribute($parameter, $attribute, \"index\")", "transform">;
def : OpForm<"transform.structured.split", [{
  $target `after` value-or-attribute($dynamic_chunk_sizes, $static_chunk_sizes, "i64", "dynamic") ` ` attr-dict ` ` `:`
  type($target) (`,` type($dynamic_chunk_sizes)^)? same-types(ref(type($target)), type($split_list))
}]>;

#endif // ISOGLOSS_FORMS_TRANSFORM_TD
