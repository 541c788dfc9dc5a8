// Forms of CIRCT's dialect `firrtl` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_FIRRTL_TD
#define ISOGLOSS_FORMS_FIRRTL_TD

include "isogloss/Form.td"

// Attributes that are empty or have their usual value are left out.
def :
    DirectiveForm<"CircuitOpAttrs", ["dict"], "implied-dict($dict, \"attributes\", \"annotations\", \"[]\")", "firrtl">;
def : DirectiveForm<"FIRRTLImplicitSSAName", ["dict"],
                    "implied-dict($dict, \"\", \"annotations\", \"[]\", \"name\", \"@\")", "firrtl">;
def : DirectiveForm<"ImplicitSSAName", ["dict"], "implied-dict($dict, \"\", \"name\", \"@\")", "firrtl">;
def : DirectiveForm<"MemOp", ["dict"],
                    "implied-dict($dict, \"\", \"annotations\", \"[]\", \"portAnnotations\", \"[]\")", "firrtl">;
foreach name = ["PrintfAttrs", "FPrintfAttrs", "StopAttrs", "VerifAttrs"] in
  def : DirectiveForm<name, ["dict"], "implied-dict($dict, \"\", \"name\", \"\\\"\\\"\")", "firrtl">;
defvar nameKind = "implied-word($x, \"#firrtl<name_kind \", \">\", \"droppable_name\", \"interesting_name\")";
def : DirectiveForm<"NameKind", ["kind"], !subst("$x", "$kind", nameKind), "firrtl">;

// Modules, and instances of them.
defvar named = "visibility(\"sym_visibility\") $sym_name";
defvar parameters = "parameter-list($parameters, \"#firrtl.param.decl\")";
class Ports<string attributes, string body> {
  string form = "port-lists($portDirections, $portNames, $portTypes, " # attributes #
                ", $portSymbols, \"#hw<innerSym\", $portLocations, $domainInfo, " # body # ")";
}
class Dict<list<string> implied, string names = ""> {
  string form = "implied-dict(" # !interleave(["attr-dict", "\"attributes\""] #
                                              !if(!empty(names), []<string>, [names]) #
                                              !foreach(text, implied, !strconcat("\"", text, "\"")), ", ") # ")";
}
defvar ports = Ports<"$portAnnotations", "\"\"">.form;
defvar empty = ["annotations", "[]", "layers", "[]"];
defvar convention = ["convention", "#firrtl<convention internal>"];
def : OpForm<"firrtl.module", !interleave([named, Ports<"$portAnnotations", "$body">.form,
                                           Dict<!listconcat(empty, convention), "ref($portNames)">.form, "$body"],
                                          " ")>;
def : OpForm<"firrtl.extmodule", !interleave([named, parameters, ports,
                                              Dict<!listconcat(empty, convention, ["knownLayers", "[]",
                                                                                   "externalRequirements", "[]"])>.form,
                                              "hidden($body)"], " ")>;
def : OpForm<"firrtl.intmodule", !interleave([named, parameters, ports, Dict<empty>.form, "hidden($body)"], " ")>;
def : OpForm<"firrtl.memmodule", !interleave([named, ports, Dict<empty>.form, "hidden($body)"], " ")>;
def : OpForm<"firrtl.class",
             !interleave([named, Ports<"\"\"", "$body">.form, Dict<[], "ref($portNames)">.form, "$body"], " ")>;
def : OpForm<"firrtl.extclass",
             !interleave([named, Ports<"\"\"", "\"\"">.form, "attr-dict-with-keyword hidden($body)"], " ")>;
def : OpForm<"firrtl.instance",
             !interleave(["keyword($name) (`sym` $inner_sym^)?", !subst("$x", "$nameKind", nameKind), [{
  implied-dict(attr-dict, "", "annotations", "[]", "layers", "[]") $moduleName
  port-lists($portDirections, $portNames, type($results), $portAnnotations, "", "", "", $domainInfo, "")
}]], " ")>;

// Statements and expressions.
def : DirectiveForm<"OptionalBinaryOpTypes", ["a", "b"], "shared-type($a, $b)", "firrtl">;
def : OpForm<"firrtl.constant", "sized-integer($value, attr-dict, type($result))">;
def : OpForm<"firrtl.integer", "$value attr-dict given-type(type($result), \"!firrtl.integer\")">;
def : OpForm<"firrtl.specialconstant", "$value attr-dict `:` type($result)">;
// The reference of a node that can be forced is not declared.
def : OpForm<"firrtl.node", !interleave(["(`sym` $inner_sym^)? ``", !subst("$x", "$nameKind", nameKind), [{
  $input (`forceable` $forceable^)? `` implied-dict(attr-dict, "", "annotations", "[]", "name", "@") `:`
  qualified(type($input)) same-types(ref(type($input)), type($result)) arrow-types(type($ref))
}]], " ")>;
foreach name = ["subfield", "opensubfield"] in
  def : OpForm<"firrtl." # name, "$input `` member($fieldIndex, attr-dict, type($input), type($result), \"!firrtl.\")">;
def : OpForm<"firrtl.subtag", "$input `` member($fieldIndex, attr-dict, type($input), type($result), \"!firrtl.\")">;
def :
    OpForm<"firrtl.object.subfield", "$input `` member($index, attr-dict, type($input), type($result), \"!firrtl.\")">;
foreach name = ["subindex", "opensubindex"] in
  def : OpForm<"firrtl." # name, "$input `[` $index `]` attr-dict `:` qualified(type($input)) "
                                 "type-part(ref(type($input)), type($result), \"0\", \"!firrtl.\")">;
def : OpForm<"firrtl.subaccess",
             "$input `[` $index `]` attr-dict `:` qualified(type($input)) `,` qualified(type($index)) "
             "type-part(ref(type($input)), type($result), \"0\", \"!firrtl.\")">;
def : OpForm<"firrtl.ref.resolve", "$ref attr-dict `:` qualified(type($ref)) "
                                   "type-part(ref(type($ref)), type($result), \"0\", \"!firrtl.\")">;
def : OpForm<"firrtl.ref.send",
             "$base attr-dict `:` qualified(type($base)) "
             "wrapped-types(ref(type($base)), type($result), \"!firrtl.probe<\", \">\", \"!firrtl.\")">;
def : OpForm<"firrtl.list.create", "($elements^)? attr-dict `:` type($result) "
                                   "type-part(ref(type($result)), type($elements), \"0\", \"!firrtl.\")">;

#endif // ISOGLOSS_FORMS_FIRRTL_TD
