//! The directives of forms for clauses, launches, words of attributes, and types that are made of others: compiled, loaded, and read
//! back.

use super::forms::{check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Form.td"

def Y_Dialect : Dialect { let name = "y"; }
class Y_Op<string name, list<Trait> traits = []> : Op<Y_Dialect, name, traits>;

def Y_TokenType : TypeDef<Y_Dialect, "Token"> { let mnemonic = "token"; }
def Y_BoxType : TypeDef<Y_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def Y_BitsType : TypeDef<Y_Dialect, "Bits"> {
  let mnemonic = "bits";
  let parameters = (ins "unsigned":$count);
  let assemblyFormat = "`<` $count `>`";
}
def Y_PtrType : TypeDef<Y_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "Type":$of, "Type":$space);
  let assemblyFormat = "`<` $of `,` $space `>`";
}

foreach name = ["Kind", "Mode"] in
  def Y_ # name # Attr : AttrDef<Y_Dialect, name> {
    let mnemonic = !tolower(name);
    let parameters = (ins "Type":$of);
    let assemblyFormat = "`<` $of `>`";
  }

// Words and attributes.
def Y_WordsOp : Y_Op<"words"> {
  let arguments = (ins AnyAttr:$quoted, AnyAttr:$bare, OptionalAttr<AnyAttr>:$bracketed, AnyAttr:$call, I64Attr:$bits, AnyAttr:$flags);
  let assemblyFormat = [{
    quoted-word($quoted, "\"", "\"") bare-word($bare, "\"", "\"") quoted-word($bracketed, "\"", "\"", "[]")
    implied-call($call, "\"", "\"", "none", "kind") `bits` flag-words($bits, "zero", "one", "two", "four")
    flag-list($flags, "\"", "\"", "empty", "both=a+b", "a", "b") attr-dict
  }];
}
def Y_HasOp : Y_Op<"has"> {
  let assemblyFormat = [{
    attribute-of("of") undeclared-flag("y.flag", "flagged") counted-attribute("y.count", "i64", "count") `=`
    quoted-number("number", "i32", "zero", "one") attribute-of("size", "i16") attr-dict
  }];
}
def Y_ListsOp : Y_Op<"lists"> {
  let arguments = (ins ArrayAttr:$numbers, ArrayAttr:$rest, ArrayAttr:$more, ArrayAttr:$symbols, ArrayAttr:$nested,
    ArrayAttr:$from, ArrayAttr:$to, AnyAttr:$implied);
  let assemblyFormat = [{
    `[` number-list($numbers, "i32") `]` $rest trailing-list($more, "i8") `of` each($symbols) `in` index-arrays($nested)
    `:` symbol-pairs($from, $to) angled-attribute($implied, "unit") attr-dict
  }];
}
def Y_SelectOp : Y_Op<"select"> {
  let arguments = (ins DenseI64ArrayAttr:$numbers, UnitAttr:$inverted, UnitAttr:$all, OptionalAttr<BoolAttr>:$part);
  let assemblyFormat = "`[` selection($numbers, $inverted, $all) `]` flag-word($part, \"real\", \"imag\") attr-dict";
}
def Y_ModifiedOp : Y_Op<"modified"> {
  let arguments = (ins AnyAttr:$kind, OptionalAttr<AnyAttr>:$modifier, AnyAttr:$schedule, OptionalAttr<AnyAttr>:$with,
    UnitAttr:$simd, Optional<AnyType>:$chunk);
  let assemblyFormat = [{
    modified-word($kind, $modifier, "#y.kind<", "#y.mode<") `,`
    schedule($schedule, $with, $simd, $chunk, type($chunk), "#y.kind<", "#y.mode<", "simd") attr-dict
  }];
}

// Operands.
def Y_WaitOp : Y_Op<"wait"> {
  let arguments = (ins Variadic<Y_TokenType>:$tokens);
  let results = (outs Optional<Y_TokenType>:$token);
  let assemblyFormat = "flagged-operands(type($token), \"async\", \"!y.token\", $tokens) attr-dict";
}
def Y_NamedOp : Y_Op<"named", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I8>:$a, ArrayAttr:$names, Variadic<I8>:$b, ArrayAttr:$keys, AnyAttr:$kinds, Variadic<I8>:$c,
    ArrayAttr:$labels);
  let assemblyFormat = [{
    named-values($a, $names) named-values($c, $labels, $kinds, "\"", "\"", "one", "many") `with`
    keyed-operands($b, $keys) attr-dict-with-keyword
  }];
}
def Y_PassOp : Y_Op<"pass", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b, Variadic<AnyType>:$c, Variadic<AnyType>:$d, UnitAttr:$all);
  let assemblyFormat = [{
    operands-and-types($b, type($b), $c, type($c)) passed-operands($a, type($a), "args") `or`
    operands-or-flag($d, type($d), $all) attr-dict
  }];
}
def Y_PairsOp : Y_Op<"pairs", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b, Variadic<AnyType>:$c, ArrayAttr:$of, Variadic<AnyType>:$d,
    ArrayAttr:$kinds);
  let assemblyFormat = [{
    each($a `:` type($a) `->` $b `:` type($b)) `and` each($c `:` type($c) `->` $of) `or`
    each(bare-word($kinds, "\"", "\"") `->` $d `:` type($d)) attr-dict
  }];
}
def Y_LinearOp : Y_Op<"linear", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<I32>:$steps, Variadic<AnyType>:$c, OptionalAttr<ArrayAttr>:$kinds,
    OptionalAttr<AnyAttr>:$modifier, Optional<AnyType>:$last);
  let assemblyFormat = [{
    each($a `=` $steps `:` type($a)) (`reduce` `` `(` each($kinds `->` $c `:` type($c))^ `)`)?
    (`last` `(` modified-operand($modifier, $last, type($last), "\"", "\"")^ `)`)? attr-dict
  }];
}
def Y_TileOp : Y_Op<"tile", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<Index>:$packed, Variadic<Index>:$sizes, DenseI64ArrayAttr:$integers, Optional<Index>:$step,
    OptionalAttr<I64Attr>:$fixed, OptionalAttr<DictionaryAttr>:$options, Variadic<Index>:$values);
  let assemblyFormat = [{
    packed-index-list($packed, $sizes, $integers) `by` value-or-attribute($step, $fixed, "i64")
    (`with` options($options, $values, "\"operand ", "\"")^)? attr-dict
  }];
}
def Y_DesignateOp : Y_Op<"designate"> {
  let arguments = (ins Variadic<Index>:$indices, DenseBoolArrayAttr:$triplets);
  let assemblyFormat = "designator($indices, $triplets) attr-dict";
}
def Y_CallOp : Y_Op<"call"> {
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$callee, Variadic<AnyType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    called($operands, $callee) attr-dict `:` called-types(ref($callee), type($operands), type(results), $arg_attrs, $res_attrs)
  }];
}
def Y_CreateOp : Y_Op<"create"> {
  let arguments = (ins Variadic<AnyType>:$types, UnitAttr:$inferred);
  let assemblyFormat = "types-or-word($types, type($types), $inferred, \"inferred\") attr-dict";
}

// Types.
def Y_EqOp : Y_Op<"eq"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "$inputs attr-dict `:` one-type(type($inputs))";
}
def Y_ClampOp : Y_Op<"clamp", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$low, Optional<AnyType>:$high);
  let assemblyFormat = "$x (`from` $low^)? (`to` $high^)? attr-dict default-type(type($x), \"index\", type($low), type($high))";
}
def Y_UnboxOp : Y_Op<"unbox"> {
  let arguments = (ins AnyType:$box, TypeAttr:$of);
  let results = (outs AnyType:$value, AnyType:$mapped, AnyType:$boxed);
  let assemblyFormat = [{
    $box `as` $of attr-dict `:` type($box) unwrapped-types(ref(type($box)), type($value), "!y.box<", ">")
    mapped-type(ref(type($value)), type($mapped), "i8", "i16", "none") wrapped-types(ref($of), type($boxed), "!y.box<", ">")
  }];
}
def Y_JoinOp : Y_Op<"join"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` type($a) `,` type($b) joined-type(ref(type($a)), ref(type($b)), type($c), "!y.bits<", ">")
  }];
}
def Y_RepeatOp : Y_Op<"repeat"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$c);
  let assemblyFormat = "multiple(\"times\", $a, attr-dict, type($a), type($c), \"!y.bits<\", \">\")";
}
def Y_LoadOp : Y_Op<"load"> {
  let arguments = (ins AnyType:$p, OptionalAttr<AnyAttr>:$access, OptionalAttr<I32Attr>:$alignment);
  let results = (outs AnyType:$x);
  let assemblyFormat = [{
    pointer-access($p, $access, $alignment, attr-dict, type($p), type($x), "!y.ptr<", ">", "#y.kind<")
  }];
}
def Y_StoreOp : Y_Op<"store"> {
  let arguments = (ins AnyType:$p, AnyType:$x, OptionalAttr<AnyAttr>:$access, OptionalAttr<I32Attr>:$alignment);
  let assemblyFormat = [{
    pointer-access($p, $x, $access, $alignment, attr-dict, type($p), type($x), "!y.ptr<", ">", "#y.kind<")
  }];
}
def Y_ExtractOp : Y_Op<"extract"> {
  let arguments = (ins AnyType:$x, ArrayAttr:$indices, AnyAttr:$space);
  let results = (outs AnyType:$y);
  let assemblyFormat = [{
    $x $indices attr-dict `:` type($x) path-type(ref($indices), ref(type($x)), type($y))
    attribute-part(ref(type($x)), $space, "0", "\"", "\"")
  }];
}
def Y_DataOp : Y_Op<"data"> {
  let arguments = (ins AnyType:$x, TypeAttr:$of, IndexElementsAttr:$range);
  let assemblyFormat = [{
    $x `:` type($x) implied-element($of, ref(type($x)), "of") dense-range($range, "from", "to") attr-dict
  }];
}
def Y_MatchOp : Y_Op<"match"> {
  let arguments = (ins AnyType:$x);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$x attr-dict `:` type-or-function(type($x), type($results))";
}

// Regions.
def Y_EmptyOp : Y_Op<"empty", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword optional-region($body)";
}
def Y_FuncOp : Y_Op<"func", [IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<DictArrayAttr>:$more, OptionalAttr<DictArrayAttr>:$own);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    signature($type, $arg_attrs, $res_attrs, $body) attributions($body, "shared", "shared_count", $more, "own", $own, ref($type))
    attr-dict-with-keyword $body
  }];
}
def Y_KernelOp : Y_Op<"kernel", [IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    wrapped-signature($type, $arg_attrs, $res_attrs, $body, "!y.box<", ">") attr-dict-with-keyword $body
  }];
}
def Y_LaunchOp : Y_Op<"launch", [NoTerminator, AttrSizedOperandSegments]> {
  let arguments = (ins Index:$gx, Index:$gy, Index:$gz, Index:$tx, Index:$ty, Index:$tz, Optional<Index>:$cx, Optional<Index>:$cy,
    Optional<Index>:$cz);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    launch-sizes($body, $gx, $gy, $gz, $tx, $ty, $tz, $cx, $cy, $cz, "groups", "threads", "clusters") $body attr-dict
  }];
}
def Y_EachOp : Y_Op<"each", [NoTerminator]> {
  let arguments = (ins AnyType:$values);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "element-loop($values, type($values), $body, \"!y.box<\", \">\") $body attr-dict";
}
def Y_LoopOp : Y_Op<"loop", [NoTerminator]> {
  let arguments = (ins Index:$lower, Index:$upper, Index:$step, Variadic<AnyType>:$inits, UnitAttr:$final);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    index-loop($lower, $upper, $step, $body) loop-results($final, $inits, type($inits), type($results), $body)
    attr-dict-with-keyword $body
  }];
}
def Y_WhileOp : Y_Op<"while", [NoTerminator]> {
  let arguments = (ins Index:$lower, Index:$upper, Index:$step, I1:$ok, Variadic<AnyType>:$inits, UnitAttr:$final);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    ` ` `(` index-loop($lower, $upper, $step, $body) `)` `and` ` ` `(` bound-argument($ok, $body, "i1") `)`
    loop-results($final, $inits, type($inits), type($results), $body, "i1") attr-dict-with-keyword $body
  }];
}
def Y_NestOp : Y_Op<"nest", [NoTerminator, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$lower, Variadic<AnyType>:$upper, Variadic<AnyType>:$steps, UnitAttr:$inclusive);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    loop-nest($lower, type($lower), $upper, type($upper), $steps, type($steps), $inclusive, $body) $body attr-dict
  }];
}
def Y_RangeOp : Y_Op<"range", [NoTerminator]> {
  let arguments = (ins AnyType:$count);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "bounded-argument($count, type($count), $body) $body attr-dict";
}
def Y_ControlOp : Y_Op<"control", [NoTerminator, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$lower, Variadic<AnyType>:$upper, Variadic<AnyType>:$steps);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    controlled-region($lower, type($lower), $upper, type($upper), $steps, type($steps), $body) $body attr-dict
  }];
}
def Y_ParallelOp : Y_Op<"parallel", [NoTerminator, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$hosts, Variadic<AnyType>:$privates, OptionalAttr<ArrayAttr>:$syms, UnitAttr:$barrier,
    OptionalAttr<DenseI64ArrayAttr>:$maps, Variadic<AnyType>:$sums, OptionalAttr<DenseBoolArrayAttr>:$byref,
    OptionalAttr<ArrayAttr>:$of, OptionalAttr<AnyAttr>:$modifier);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    region-clauses($body, "host", $hosts, type($hosts), "private", $privates, type($privates), $syms, $barrier, $maps, "reduction=#y.kind<|>",
                   $sums, type($sums), $byref, $of, $modifier)
    $body attr-dict
  }];
}

// Tags.
def Y_TagsOp : Y_Op<"tags", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, OptionalAttr<ArrayAttr>:$a_tags, Variadic<AnyType>:$b, OptionalAttr<ArrayAttr>:$b_tags,
    OptionalAttr<ArrayAttr>:$b_only, Variadic<AnyType>:$c, OptionalAttr<ArrayAttr>:$c_tags, OptionalAttr<DenseI32ArrayAttr>:$c_sizes,
    ArrayAttr:$only);
  let assemblyFormat = [{
    oilist(
        `list` `(` each($a `:` type($a) tag($a_tags, "unit")) `)`
      | `clause` `` tagged-clause($b, type($b), $b_tags, $b_only, "unit")
      | `groups` `(` tagged-groups($c, type($c), $c_tags, $c_sizes, "unit") `)`
    ) `only` only-tags($only, "unit") attr-dict
  }];
}
def Y_GangsOp : Y_Op<"gangs", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, OptionalAttr<ArrayAttr>:$a_tags, OptionalAttr<DenseI32ArrayAttr>:$a_sizes,
    OptionalAttr<ArrayAttr>:$a_flags, OptionalAttr<ArrayAttr>:$a_only, Variadic<AnyType>:$b, OptionalAttr<ArrayAttr>:$b_kinds,
    OptionalAttr<ArrayAttr>:$b_tags, OptionalAttr<DenseI32ArrayAttr>:$b_sizes, OptionalAttr<ArrayAttr>:$b_only);
  let assemblyFormat = [{
    oilist(
        `wait` `` tagged-group-clause($a, type($a), $a_tags, $a_sizes, $a_flags, $a_only, "unit", "device")
      | `gang` `` tagged-kind-clause($b, type($b), $b_kinds, $b_tags, $b_sizes, $b_only, "unit", "num=\"n\"", "dim=\"d\"")
    ) attr-dict
  }];
}
def Y_RoutineOp : Y_Op<"routine"> {
  let arguments = (ins OptionalAttr<SymbolRefArrayAttr>:$a, OptionalAttr<StrArrayAttr>:$b, OptionalAttr<ArrayAttr>:$a_tags,
    OptionalAttr<ArrayAttr>:$b_tags, OptionalAttr<ArrayAttr>:$only, OptionalAttr<I64ArrayAttr>:$c, OptionalAttr<ArrayAttr>:$c_tags);
  let assemblyFormat = [{
    oilist(
        `bind` `(` tagged-names($a, $b, $a_tags, $b_tags, "unit") `)`
      | `gang` `` tagged-values($only, $c, $c_tags, "unit", "dim")
    ) attr-dict
  }];
}
"## }

#[test]
fn clauses_launches_and_words_are_read_and_printed_compiled_and_loaded() {
    check_programs("clauses", dialects(), 40);
}
