//! The directives of forms for members of types by their names, for operands with affine maps, and for regions that hide names or leave
//! out their terminators: compiled, loaded, and read back.

use super::forms::{check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Form.td"

def X_Dialect : Dialect { let name = "x"; }
class X_Op<string name, list<Trait> traits = []> : Op<X_Dialect, name, traits>;

def X_RefType : TypeDef<X_Dialect, "Ref"> {
  let mnemonic = "ref";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def X_FuncType : TypeDef<X_Dialect, "Func"> {
  let mnemonic = "func";
  let parameters = (ins ArrayRefParameter<"Type">:$from, "Type":$to);
  let assemblyFormat = "`<` `(` $from `)` $to `>`";
}
def X_RecordType : TypeDef<X_Dialect, "Record"> {
  let mnemonic = "record";
  let parameters = (ins StringRefParameter<>:$name, StringRefParameter<>:$first, "Type":$one, StringRefParameter<>:$second, "Type":$other);
  let assemblyFormat = "`<` $name `{` $first `:` $one `,` $second `:` $other `}` `>`";
}

// Members and indices.
def X_PathOp : X_Op<"path"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$indices, OptionalAttr<DenseI32ArrayAttr>:$path);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x `,` member-path($indices, $path, attr-dict, type($x), type($indices), type(results), \"!x.record<\")";
}
def X_DmaOp : X_Op<"dma"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "indexed-operands($operands, type($operands), attr-dict, \"from\", \"to\")";
}
def X_ApplyOp : X_Op<"apply"> {
  let arguments = (ins AnyType:$f, Variadic<AnyType>:$args);
  let results = (outs AnyType:$y);
  let assemblyFormat = [{
    $f `(` $args `)` attr-dict `:` type($f) type-part(ref(type($f)), type($args), "()", "") type-part(ref(type($f)), type($y), ")", "")
  }];
}

def X_LikeOp : X_Op<"like"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$y);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` type($a) `,` type($b) same-types(ref(type($a)), type($y), ref(type($b)))
  }];
}
def X_WordOp : X_Op<"word"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$values);
  let assemblyFormat = [{
    typed-word($x, "ptr", "var", "!x.ref<", "!x.record<") `:` type($x) `)` starred($values, type($values), "i32") attr-dict
  }];
}

// Attributes and types.
def X_IntegerOp : X_Op<"integer"> {
  let arguments = (ins TypedAttrInterface:$value, StrAttr:$name);
  let assemblyFormat = "wide-integer($value) keyword($name, \"\") attr-dict";
}
def X_ImpliedOp : X_Op<"implied"> {
  let arguments = (ins AnyType:$x, TypeAttr:$of);
  let assemblyFormat = "$x `:` type($x) implied-element($of, ref(type($x)), \"of\", \"!x.ref<\") attr-dict";
}
def X_ArrowsOp : X_Op<"arrows", [AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$a, Variadic<AnyType>:$b, Variadic<AnyType>:$c);
  let assemblyFormat = "arrow-types(type($a)) `,` arrow-types(type($b), \"(\") `,` arrow-types(type($c), \"()\") attr-dict";
}

// Regions.
def X_EndOp : X_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def X_StopOp : X_Op<"stop", [Terminator]> { let assemblyFormat = "attr-dict"; }
def X_HiddenOp : X_Op<"hidden", [IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    ($operands^ `:` type($operands))? shadowed($body, ref($operands), ref(type($operands))) attr-dict
  }];
}
def X_PairOp : X_Op<"pair"> {
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = [{
    arguments($body, "to") whole-region($body, "x.end") (`or` whole-region($other, "x.stop")^)? attr-dict
  }];
}
def X_IfOp : X_Op<"if"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = [{
    `when` assignments($operands, $body) (`:` type($operands)^)? whole-region($body, "labels") `else`
    whole-region($other, "labels") attr-dict
  }];
}
def X_PlainOp : X_Op<"plain", [SingleBlock, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = [{
    region-clauses($body, "run", $operands, type($operands)) whole-region($body, "plain") `or` whole-region($other, "labels")
    attr-dict
  }];
}
def X_NestOp : X_Op<"nest", [NoTerminator, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$lower, Variadic<AnyType>:$upper, Variadic<AnyType>:$steps, Variadic<AnyType>:$locals,
    OptionalAttr<ArrayAttr>:$of, Variadic<AnyType>:$sums, OptionalAttr<DenseBoolArrayAttr>:$byref, OptionalAttr<ArrayAttr>:$syms,
    OptionalAttr<ArrayAttr>:$kinds);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    loop-nest($lower, type($lower), $upper, type($upper), $steps, type($steps), "index", $body)
    region-clauses($body, "local", $locals, type($locals), $of, "reduce", $sums, type($sums), $byref, $syms, $kinds)
    $body attr-dict
  }];
}
def X_ControlOp : X_Op<"control", [NoTerminator, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$lower, Variadic<AnyType>:$upper, Variadic<AnyType>:$steps);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    controlled-region($lower, type($lower), $upper, type($upper), $steps, type($steps), $body, "") $body attr-dict
  }];
}
"## }

#[test]
fn members_maps_and_regions_are_read_and_printed_compiled_and_loaded() {
    check_programs("members", dialects(), 15);
}
