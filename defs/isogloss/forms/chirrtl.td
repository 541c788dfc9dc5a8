// Forms of CIRCT's dialect `chirrtl` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_CHIRRTL_TD
#define ISOGLOSS_FORMS_CHIRRTL_TD

include "isogloss/Form.td"

def : DirectiveForm<"NameKind", ["kind"],
                    "implied-word($kind, \"#firrtl<name_kind \", \">\", \"droppable_name\", \"interesting_name\")",
                    "chirrtl">;
foreach name = ["CombMemOp", "SeqMemOp"] in
  def : DirectiveForm<name, ["dict"], "implied-dict($dict, \"\", \"annotations\", \"[]\", \"name\", \"@\")", "chirrtl">;
foreach name = ["MemoryPortOp", "MemoryDebugPortOp"] in
  def : DirectiveForm<name, ["dict"], "implied-dict($dict, \"\", \"annotations\", \"[]\")", "chirrtl">;

#endif // ISOGLOSS_FORMS_CHIRRTL_TD
