// Forms of CIRCT's dialect `handshake` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_HANDSHAKE_TD
#define ISOGLOSS_FORMS_HANDSHAKE_TD

include "isogloss/Form.td"

def : OpForm<"handshake.func", [{
  visibility("sym_visibility") symbol("sym_name") signature($function_type, $arg_attrs, $res_attrs, "...", $body)
  attr-dict-with-keyword ($body^)?
}]>;
foreach name = ["fork", "lazy_fork"] in
  def : OpForm<"handshake." # name, "counted($operand, attr-dict, type($operand), type($result))">;
class Same<string of, string value> : TypesMatchWith<"all types are equal", of, value, "$_self">;
def : OpForm<"handshake.merge", "$dataOperands attr-dict `:` type($result)", [Same<"result", "dataOperands">]>;
def : OpForm<"handshake.mux",
             "$selectOperand `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,` type($result)",
             [Same<"result", "dataOperands">]>;
def : OpForm<"handshake.control_merge", "$dataOperands attr-dict `:` type($result) `,` type($index)",
             [Same<"result", "dataOperands">]>;
def : OpForm<"handshake.br", "$dataOperand attr-dict `:` type($dataOperand)", [Same<"dataOperand", "dataResult">]>;
def : OpForm<"handshake.cond_br", "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)",
             [Same<"dataOperand", "trueResult">, Same<"dataOperand", "falseResult">]>;
def : OpForm<"handshake.sink", "$operand attr-dict `:` type($operand)">;
def : OpForm<"handshake.source", "attr-dict given-type(type($result), \"none\")">;
def : OpForm<"handshake.join", "($data^)? attr-dict `:` type($data) given-type(type($result), \"none\")">;
def : OpForm<"handshake.buffer", "`[` $slots `]` $bufferType $operand attr-dict `:` type($operand)">;
// The accesses of memory, with one type for all addresses.
def : OpForm<"handshake.load", [{
  `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addressResults) `,` type($data)
}], [Same<"addressResults", "addresses">, Same<"data", "dataResult">]>;
def : OpForm<"handshake.store", [{
  `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addressResult) `,` type($data)
}], [Same<"addressResult", "addresses">, Same<"data", "dataResult">]>;
def : OpForm<"handshake.unpack",
             "$input attr-dict `:` type($input) type-part(ref(type($input)), type($results), \":\", \"\")">;
def : OpForm<"handshake.pack",
             "($inputs^)? attr-dict `:` type($result) type-part(ref(type($result)), type($inputs), \":\", \"\")">;

#endif // ISOGLOSS_FORMS_HANDSHAKE_TD
