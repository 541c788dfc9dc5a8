// Forms of MLIR's dialect `wasmssa` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_WASMSSA_TD
#define ISOGLOSS_FORMS_WASMSSA_TD

include "isogloss/Form.td"

// Between these is the type that a reference refers to.
class Refers<string form> {
  string text = !subst("REF", "\"!wasmssa<local ref to \", \">\"", form);
}
def : OpForm<"wasmssa.func", Refers<[{
  (`exported` $exported^)? $sym_name wrapped-signature($functionType, $arg_attrs, $res_attrs, $body, REF) attr-dict-with-keyword ($body^)?
}]>.text>;
def : OpForm<"wasmssa.global", "(`exported` $exported^)? $sym_name $type (`mutable` $isMutable^)? `:` $initializer "
                               "attr-dict">;
def : OpForm<"wasmssa.import_global",
             "$importName `from` $moduleName `as` $sym_name (`mutable` $isMutable^)? `:` $type attr-dict">;
// MLIR's C++ prints the keyword in quotes, and does not read that.
def : DirectiveForm<"ElseRegion", ["body"], "(`else` $body^):(` `)?", "wasmssa">;
def : OpForm<"wasmssa.local", Refers<"`of` `type` $type attr-dict wrapped-types(ref($type), type($result), REF)">.text>;
def : OpForm<"wasmssa.local_get", Refers<[{
  $localVar `:` type($localVar) attr-dict unwrapped-types(ref(type($localVar)), type($result), REF)
}]>.text>;
def : OpForm<"wasmssa.local_tee", Refers<[{
  $localVar `:` type($localVar) `to` $value `:` type($value) attr-dict
  unwrapped-types(ref(type($localVar)), type($result), REF)
}]>.text>;

#endif // ISOGLOSS_FORMS_WASMSSA_TD
