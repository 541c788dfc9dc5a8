// Forms of the dialect `stablehlo` (1.13) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_STABLEHLO_TD
#define ISOGLOSS_FORMS_STABLEHLO_TD

include "isogloss/forms/stablehlo_common.td"

def : OpForm<"stablehlo.constant", "attr-dict $value", [AllTypesMatch<["value", "output"]>]>;
def : AttrForm<"stablehlo.output_operand_alias", [{
  `<` `output_tuple_indices` `=` `[` ($outputTupleIndices^)? `]` `,` `operand_index` `=` $operandIndex `,`
  `operand_tuple_indices` `=` `[` ($operandTupleIndices^)? `]` `>`
}], ["outputTupleIndices =", "operandTupleIndices ="]>;

def : DirectiveForm<"DotDimensionNumbers", ["dimensions"], [{
  paired-fields($dimensions, "#stablehlo.dot<", ">", "batching_dims", "lhs_batching_dimensions", "rhs_batching_dimensions",
                "contracting_dims", "lhs_contracting_dimensions", "rhs_contracting_dimensions")
}], "stablehlo">;
def : DirectiveForm<"PrecisionConfigAndAlgorithm", ["precision", "algorithm"], [{
  stripped-fields($precision, "precision", "#stablehlo<precision ", ">", $algorithm, "algorithm", "#stablehlo.dot_algorithm", "")
}], "stablehlo">;
def : DirectiveForm<"PrecisionConfig", ["precision"],
                    "stripped-fields($precision, \"precision\", \"#stablehlo<precision \", \">\")", "stablehlo">;
def : OpForm<"stablehlo.reduce", [{
  `` reduction($inputs, type($inputs), $init_values, type($init_values), type(results), $dimensions, attr-dict, $body, "stablehlo.return")
}]>;

#endif // ISOGLOSS_FORMS_STABLEHLO_TD
