// Forms of MLIR's dialect `spirv` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SPIRV_TD
#define ISOGLOSS_FORMS_SPIRV_TD

include "isogloss/Form.td"

// Operations on what a pointer points to, whose type is the first part of the pointer's.
class Atomic<string semantics, list<string> operands = []> {
  string form = !interleave(["$memory_scope", semantics, !interleave(!listconcat(["$pointer"], operands), " `,` "),
                             "attr-dict `:` type($pointer)",
                             "type-part(ref(type($pointer)), type($result), \"0\", \"\")",
                             !interleave(!foreach(operand, operands, "type-part(ref(type($pointer)), type(" # operand #
                                                                     "), \"0\", \"\")"), " ")], " ");
}
foreach name = ["AtomicAnd", "AtomicExchange", "EXT.AtomicFAdd", "AtomicIAdd", "AtomicISub", "AtomicOr", "AtomicSMax",
                "AtomicSMin", "AtomicUMax", "AtomicUMin", "AtomicXor"] in
  def : OpForm<"spirv." # name, Atomic<"$semantics", ["$value"]>.form>;
foreach name = ["AtomicIDecrement", "AtomicIIncrement"] in
  def : OpForm<"spirv." # name, Atomic<"$semantics">.form>;
foreach name = ["AtomicCompareExchange", "AtomicCompareExchangeWeak"] in
  def : OpForm<"spirv." # name, Atomic<"$equal_semantics $unequal_semantics", ["$value", "$comparator"]>.form>;
class Access<string values, string type> {
  string form = "pointer-access($ptr, " # values # "$memory_access, $alignment, attr-dict, type($ptr), " # type #
                ", \"!spirv.ptr<\", \">\", \"#spirv.memory_access<\")";
}
def : OpForm<"spirv.Load", Access<"", "type($value)">.form>;
def : OpForm<"spirv.Store", Access<"$value, ", "type($value)">.form>;
def : OpForm<"spirv.Variable", [{
  (`init` `(` $initializer^ `)`)? attr-dict `:` type($pointer)
  attribute-part(ref(type($pointer)), $storage_class, "1", "#spirv.storage_class<", ">")
  type-part(ref(type($pointer)), type($initializer), "0", "")
}]>;

// Parts of composites.
foreach name = ["IAddCarry", "ISubBorrow", "SMulExtended", "UMulExtended"] in
  def : OpForm<"spirv." # name, [{
    $operand1 `,` $operand2 attr-dict `:` type($result)
    unwrapped-types(ref(type($result)), type($operand1), "!spirv.struct<(", ")>", "0")
    unwrapped-types(ref(type($result)), type($operand2), "!spirv.struct<(", ")>", "0")
  }]>;
def : OpForm<"spirv.CompositeExtract", [{
  $composite `` $indices attr-dict `:` type($composite)
  path-type(ref($indices), ref(type($composite)), type($component))
}]>;
def : OpForm<"spirv.CompositeInsert", [{
  $object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)
  same-types(ref(type($composite)), type($result))
}]>;
foreach name = ["FClamp", "UClamp", "SClamp", "Fma"] in
  def : OpForm<"spirv.GL." # name, "operands attr-dict `:` common-type(type($x), type($y), type($z), type($result))">;

// Images.
def : DirectiveForm<"ImageOperands", ["operands"], "quoted-word($operands, \"#spirv.image_operands<\", \">\", \"[]\")",
                    "spirv">;
def : OpForm<"spirv.Image", [{
  $sampled_image attr-dict `:` type($sampled_image)
  unwrapped-types(ref(type($sampled_image)), type($result), "!spirv.sampled_image<", ">")
}]>;

// Control flow.
def : OpForm<"spirv.BranchConditional", [{
  $condition (` ` `[` number-list($branch_weights, "i32")^ `]`)? `,` $trueTarget
  (`` `(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget
  (`` `(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict
}]>;
foreach kind = ["loop", "selection"] in
  def : OpForm<"spirv.mlir." # kind, !subst("KIND", kind, [{
    implied-call($KIND_control, "#spirv.KIND_control<", ">", "None", "control") (`->` type($results)^)? $body
    attr-dict
  }])>;

// Symbols.
def : OpForm<"spirv.func", [{
  symbol($sym_name) signature($function_type, $arg_attrs, $res_attrs, $body)
  quoted-word($function_control, "#spirv.function_control<", ">") attr-dict-with-keyword ($body^)?
}]>;
def : OpForm<"spirv.ARM.Graph", [{
  symbol($sym_name) signature($function_type, $arg_attrs, $res_attrs, $body) attr-dict-with-keyword ($body^)?
}]>;
def : OpForm<"spirv.ARM.GraphEntryPoint", "$fn trailing-list($interface) attr-dict">;
def : OpForm<"spirv.EntryPoint", [{
  quoted-word($execution_model, "#spirv.execution_model<", ">") $fn trailing-list($interface) attr-dict
}]>;
def : OpForm<"spirv.ExecutionMode", [{
  $fn quoted-word($execution_mode, "#spirv.execution_mode<", ">") trailing-list($values, "i32") attr-dict
}]>;
def : OpForm<"spirv.GlobalVariable", [{
  symbol($sym_name) (`initializer` `(` $initializer^ `)`)? (`bind` `(` $descriptor_set^ `,` $binding `)`)?
  (`built_in` `(` $built_in^ `)`)? attr-dict `:` $type
}]>;
def : OpForm<"spirv.SpecConstant",
             "symbol($sym_name) counted-attribute(\"spec_id\", \"i64\", \"spec_id\") `=` $default_value attr-dict">;
def : OpForm<"spirv.SpecConstantComposite", "symbol($sym_name) ` ` `(` each($constituents) `)` `:` $type attr-dict">;
def : OpForm<"spirv.EXT.SpecConstantCompositeReplicate",
             "symbol($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict">;
def : OpForm<"spirv.module", [{
  (symbol($sym_name)^)? bare-word($addressing_model, "#spirv.addressing_model<", ">")
  bare-word($memory_model, "#spirv.memory_model<", ">") (`requires` qualified($vce_triple)^)? attr-dict-with-keyword regions
}]>;
def : OpForm<"spirv.Constant", "constant(attr-dict, $value, type($constant))">;

#endif // ISOGLOSS_FORMS_SPIRV_TD
