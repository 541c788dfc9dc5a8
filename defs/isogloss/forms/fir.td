// Forms of flang's dialect `fir` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_FIR_TD
#define ISOGLOSS_FORMS_FIR_TD

include "isogloss/Form.td"

// Memory. What a reference refers to is the first part of its type.
class Allocation<string type> {
  string form = !subst("TYPE", type, [{
    $in_type (`` `(` $typeparams^ `:` type($typeparams) `)`)? (`,` $shape^ given-type(type($shape), "index"))? attr-dict
    wrapped-types(ref($in_type), type($res), "!fir.TYPE<", ">")
  }]);
}
def : OpForm<"fir.alloca", Allocation<"ref">.form>;
def : OpForm<"fir.allocmem", Allocation<"heap">.form>;
def : OpForm<"fir.load", [{
  $memref attr-dict `:` type($memref) type-part(ref(type($memref)), type(results), "0", "")
}]>;
def : OpForm<"fir.store", [{
  $value `to` $memref attr-dict `:` type($memref) type-part(ref(type($memref)), type($value), "0", "")
}]>;
def : OpForm<"fir.coordinate_of", [{
  $ref `,` member-path($coor, $field_indices, attr-dict, type($ref), type($coor), type(results), "!fir.type<")
  type-attribute($baseType, ref(type($ref)))
}]>;
foreach name = ["field", "len_param"] in
  def : OpForm<"fir." # name # "_index", !subst("RESULT", !if(!eq(name, "field"), "field", "len"), [{
    keyword($field_id) `,` $on_type (`` `(` $typeparams^ `:` type($typeparams) `)`)? attr-dict
    given-type(type(results), "!fir.RESULT")
  }])>;
def : OpForm<"fir.prefetch", [{
  $memref ` ` `{` `` (`write` $rw^):(`` `read`)? `,` (`data` $cacheType^):(`instruction`)? `,`
  `localityHint` `=` $localityHint `:` `i32` `}` attr-dict `:` type($memref)
}]>;
def : DirectiveForm<"PackArrayConstraints", ["size", "elementSize", "stride"], "dict($size, $elementSize, $stride)",
                    "fir">;

// Control flow.
def : OpForm<"fir.if", [{
  $condition (`weights` `(` $region_weights^ `)`)? arrow-types(type($results), "(") $thenRegion (`else` $elseRegion^)? attr-dict
}]>;
def : OpForm<"fir.do_loop", [{
  index-loop($lowerBound, $upperBound, $step, $region) (`unordered` $unordered^)?
  (`reduce` `` `(` each($reduceAttrs `->` $reduceOperands `:` type($reduceOperands))^ `)`)?
  loop-results($finalValue, $initArgs, type($initArgs), type($results), $region) attr-dict-with-keyword $region
}]>;
def : OpForm<"fir.iterate_while", [{
  ` ` `(` index-loop($lowerBound, $upperBound, $step, $region) `)` `and` ` ` `(` bound-argument($iterateIn, $region, "i1") `)`
  loop-results($finalValue, $initArgs, type($initArgs), type($results), $region, "i1") attr-dict-with-keyword $region
}]>;
def : OpForm<"fir.do_concurrent.loop", [{
  loop-nest($lowerBound, type($lowerBound), $upperBound, type($upperBound), $step, type($step), "index", $region)
  region-clauses($region, "local", $local_vars, type($local_vars), $local_syms, "reduce", $reduce_vars, type($reduce_vars),
                 $reduce_byref, $reduce_syms, $reduce_attrs) $region attr-dict
}]>;
def : OpForm<"fir.call", [{
  called($args, $callee) (`proc_attrs` `` $procedure_attrs^)? (`fastmath` `` $fastmath^)? attr-dict `:`
  called-types(ref($callee), type($args), type(results), $arg_attrs, $res_attrs)
}]>;
defvar cases = [{
  $selector `:` type($selector) cases($compareArgs, type($compareArgs), $targetArgs, type($targetArgs), $targets,
                                      ref(type($selector)), "case_tags", "target_operand_offsets"}];
foreach name = ["select", "select_rank", "select_type"] in
  def : OpForm<"fir." # name, !strconcat(cases, ") attr-dict")>;
def : OpForm<"fir.select_case", !strconcat(cases, [{, "compare_operand_offsets") attr-dict}])>;

// Globals and constants.
def : OpForm<"fir.global", [{
  (keyword($linkName)^)? renamed-symbol($sym_name, $symref) (`` `(` $initVal^ `)`)? attr-dict (`constant` $constant^)?
  (`target` $target^)? `:` $type ($region^)?
}]>;
def : OpForm<"fir.string_lit",
             "attribute-of(\"value\") `` `(` attribute-of(\"size\", \"i64\") `)` attr-dict `:` type(results)">;
def : OpForm<"fir.type_desc", "$in_type attr-dict wrapped-types(ref($in_type), type(results), \"!fir.tdesc<\", \">\")">;
def : OpForm<"fir.dt_entry", "$method `,` $proc (`deferred` $deferred^)? attr-dict">;
def : OpForm<"fir.global_len", "keyword($lenparam, \"\") `,` $intval attr-dict">;
def : OpForm<"fir.cmpc", [{
  quoted-number("predicate", "i64", "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
                "ule", "une", "uno", "true")
  `,` operands attr-dict `:` type($lhs) same-types(ref(type($lhs)), type($rhs)) given-type(type(results), "i1")
}]>;
def : DirectiveForm<"CustomRangeSubscript", ["range"], "dense-range($range, \"from\", \"to\")", "fir">;

#endif // ISOGLOSS_FORMS_FIR_TD
