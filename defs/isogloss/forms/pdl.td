// Forms of MLIR's dialect `pdl` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_PDL_TD
#define ISOGLOSS_FORMS_PDL_TD

include "isogloss/Form.td"

foreach type = [["Type", "type"], ["Value", "value"], ["Operation", "operation"], ["Attribute", "attribute"]] in
  def : BuiltType<"::mlir::pdl::RangeType::get($_builder.getType<::mlir::pdl::" # type[0] # "Type>())",
                  "!pdl.range<" # type[1] # ">">;

#endif // ISOGLOSS_FORMS_PDL_TD
