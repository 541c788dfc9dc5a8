// Forms of MLIR's dialect `acc` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_ACC_TD
#define ISOGLOSS_FORMS_ACC_TD

include "isogloss/Form.td"

// Data.
// Flang's boxes and arrays are no pointers.
class Worded<string pointer, string other, string rest = ""> {
  string text = "typed-word($var, \"" # pointer # "\", \"" # other #
                "\", \"!fir.box<\", \"!fir.class<\", \"!fir.array<\")" # rest;
}
def : DirectiveForm<"Var", ["var"], Worded<"varPtr", "var">.text, "acc">;
def : DirectiveForm<"VarPtrType", ["type", "varType"], [{
  $type `)` implied-element($varType, ref($type), "varType", "!fir.ref<", "!fir.ptr<", "!fir.heap<", "!fir.llvm_ptr<")
}], "acc">;
def : DirectiveForm<"AccVar", ["var", "type"], Worded<"accPtr", "accVar", " `:` $type `)`">.text, "acc">;
def : DirectiveForm<"RecipeSym", ["recipe"], "$recipe", "acc">;

// Operands for types of devices.
class OfNone<string form> { string text = !subst("NONE", "\"#acc.device_type<none>\"", form); }
def : DirectiveForm<"DeviceTypeOperands", ["operands", "types", "tags"],
                    OfNone<"each($operands `:` $types tag($tags, NONE))">.text, "acc">;
def : DirectiveForm<"DeviceTypeOperandsWithKeywordOnly", ["operands", "types", "tags", "only"],
                    OfNone<"tagged-clause($operands, $types, $tags, $only, NONE)">.text, "acc">;
foreach name = ["NumGangs", "DeviceTypeOperandsWithSegment"] in
  def : DirectiveForm<name, ["operands", "types", "tags", "sizes"],
                      OfNone<"tagged-groups($operands, $types, $tags, $sizes, NONE)">.text, "acc">;
def : DirectiveForm<"WaitClause", ["operands", "types", "tags", "sizes", "flags", "only"], OfNone<[{
  tagged-group-clause($operands, $types, $tags, $sizes, $flags, $only, NONE, "devnum")
}]>.text, "acc">;
def : DirectiveForm<"GangClause", ["operands", "types", "kinds", "tags", "sizes", "only"], OfNone<[{
  tagged-kind-clause($operands, $types, $kinds, $tags, $sizes, $only, NONE, "num=#acc.gang_arg_type<Num>",
                     "dim=#acc.gang_arg_type<Dim>", "static=#acc.gang_arg_type<Static>")
}]>.text, "acc">;
def : DirectiveForm<"DeviceTypeArrayAttr", ["tags"], OfNone<"only-tags($tags, NONE)">.text, "acc">;
def : DirectiveForm<"BindName", ["symbols", "strings", "symbolTags", "stringTags"],
                    OfNone<"tagged-names($symbols, $strings, $symbolTags, $stringTags, NONE)">.text, "acc">;
def : DirectiveForm<"RoutineGangClause", ["only", "values", "tags"],
                    OfNone<"tagged-values($only, $values, $tags, NONE, \"dim\")">.text, "acc">;
foreach name = ["OperandWithKeywordOnly", "OperandsWithKeywordOnly"] in
  def : DirectiveForm<name, ["operands", "types", "flag"], "operands-or-flag($operands, $types, $flag)", "acc">;

// Loops.
def : DirectiveForm<"CombinedConstructsLoop", ["kind"], "bare-word($kind, \"#acc.combined_constructs<\", \"_loop>\")",
                    "acc">;
def : DirectiveForm<"LoopControl", ["body", "lower", "lowerTypes", "upper", "upperTypes", "steps", "stepTypes"], [{
  controlled-region($lower, $lowerTypes, $upper, $upperTypes, $steps, $stepTypes, $body) $body
}], "acc">;

#endif // ISOGLOSS_FORMS_ACC_TD
