// Forms of the dialect `stablehlo` (1.13) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_STABLEHLO_TD
#define ISOGLOSS_FORMS_STABLEHLO_TD

include "isogloss/forms/stablehlo_common.td"

def : OpForm<"stablehlo.constant", "attr-dict $value", [AllTypesMatch<["value", "output"]>]>;
def : AttrForm<"stablehlo.output_operand_alias", [{
  `<` `output_tuple_indices` `=` `[` ($outputTupleIndices^)? `]` `,` `operand_index` `=` $operandIndex `,`
  `operand_tuple_indices` `=` `[` ($operandTupleIndices^)? `]` `>`
}], ["outputTupleIndices =", "operandTupleIndices ="]>;

#endif // ISOGLOSS_FORMS_STABLEHLO_TD
