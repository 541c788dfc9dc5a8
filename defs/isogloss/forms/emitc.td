// Forms of MLIR's dialect `emitc` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_EMITC_TD
#define ISOGLOSS_FORMS_EMITC_TD

include "isogloss/Form.td"

def : OpForm<"emitc.for", [{
  loop-range($lowerBound, $upperBound, $step, type($lowerBound), type($upperBound), type($step), $region) $region attr-dict
}]>;
def : OpForm<"emitc.if", "$condition $thenRegion (`else` $elseRegion^)? attr-dict">;
def : OpForm<"emitc.do", "whole-region($bodyRegion, \"block\") `while` $conditionRegion attr-dict-with-keyword">;
def : OpForm<"emitc.expression", [{
  $defs (`noinline` $do_not_inline^)? `:` functional-type($defs, results)
  shadowed($region, ref($defs), ref(type($defs))) attr-dict
}]>;
def : OpForm<"emitc.func", StandardFunctionForm>;
def : OpForm<"emitc.include", "bracketed($include, $is_standard_include) attr-dict">;
foreach name = ["EmitCGlobalOpTypeAndInitialValue", "EmitCFieldOpTypeAndInitialValue"] in
  def : DirectiveForm<name, ["type", "value"], "type-then-value($type, $value, \"!emitc.array<\")", "emitc">;
def : OpForm<"emitc.address_of", [{
  $reference `:` qualified(type($reference)) attr-dict computed-types(type($result), "!emitc.ptr<{0.in}>", ref(type($reference)))
}]>;
def : OpForm<"emitc.dereference", [{
  $pointer `:` qualified(type($pointer)) attr-dict computed-types(type($result), "!emitc.lvalue<{0.in}>", ref(type($pointer)))
}]>;

#endif // ISOGLOSS_FORMS_EMITC_TD
