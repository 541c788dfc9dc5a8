// Forms of CIRCT's dialect `om` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_OM_TD
#define ISOGLOSS_FORMS_OM_TD

include "isogloss/Form.td"

defvar signature =
    "visibility(\"sym_visibility\") $sym_name members($fieldNames, $fieldTypes, $formalParamNames, $body)";
foreach name = ["class", "class.extern"] in
  def : OpForm<"om." # name, signature # " attr-dict-with-keyword $body">;
def : DirectiveForm<"FieldLocs", ["locations"], "(`field_locs` `(` $locations^ `)`)?", "om">;

#endif // ISOGLOSS_FORMS_OM_TD
