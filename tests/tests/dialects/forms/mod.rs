//! Forms that are declared next to definitions (`isogloss/Form.td`), and the directives that they are made of:
//! compiled, loaded, and compared with `mlir-opt`.

mod random;

pub(crate) use random::{Texts, check_random};

use std::fs;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::ir::{Ir, RegionId, ValueId};
use isogloss::text::PrintOptions;
use isogloss_codegen::session;
use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::{Folder, golden, oracle, oracle_include, repository};

/// Generates the dialect, and keeps the text of its definitions to load them: `dialects` has it compiled and loaded.
macro_rules! definitions {
    ($text:tt) => {
        isogloss::dialect! { $text }

        pub(super) const DEFINITIONS: &str = $text;

        /// The dialect, compiled and loaded.
        fn dialects() -> [&'static isogloss::def::Dialect; 2] {
            $crate::forms::compiled_and_loaded(dialect(), DEFINITIONS)
        }
    };
}
pub(super) use definitions;

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Form.td"

def W_Dialect : Dialect { let name = "w"; }
class W_Op<string name, list<Trait> traits = []> : Op<W_Dialect, name, traits>;

// A function.
class W_Function<string name> : W_Op<name, [IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<I32Attr>:$warps);
  let regions = (region AnyRegion:$body);
}
def W_FuncOp : W_Function<"func"> { let hasCustomAssemblyFormat = 1; }
def : OpForm<"w.func", FunctionForm>;
// The same with the parts in another order, and no attributes of arguments.
def W_KernelOp : W_Op<"kernel"> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type, StrAttr:$name);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "keyword($name) `:` `` signature($type, $body) $body attr-dict";
}
def W_EndOp : W_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }

// Regions whose arguments are operands.
def W_LaunchOp : W_Op<"launch", [SingleBlock, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs, I32:$size);
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = "$size `args` bindings($inputs, type($inputs), $body) $body (`or` $other^)? attr-dict-with-keyword";
}
def W_LoopOp : W_Op<"loop", [SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def : OpForm<"w.loop", "`over` bindings($inputs, type($inputs), $body) `do` $body attr-dict">;

// A constant, whose type is that of its attribute.
def W_ConstantOp : W_Op<"constant"> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}
def : OpForm<"w.constant", "$value attr-dict", [AllTypesMatch<["value", "result"]>]>;

// One type, or a function type.
def W_AddOp : W_Op<"add"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` common-type(type($lhs), type($rhs), type($result))";
}
def W_SumOp : W_Op<"sum", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$some, Variadic<AnyType>:$more);
  let results = (outs AnyType:$a, AnyType:$b);
  let assemblyFormat = "$some `and` $more attr-dict `:` custom<Same>(type($some), type($more), type(results))";
}
def W_AllOp : W_Op<"all"> {
  let arguments = (ins Variadic<AnyType>:$some);
  let assemblyFormat = "`(` operands `)` attr-dict (`:` custom<One>(type(operands))^)?";
}
def : DirectiveForm<"Same", ["a", "b", "c"], "custom<Again>($c, $a, $b)">;
def : DirectiveForm<"Again", ["c", "a", "b"], "common-type($a, $b, $c)", "w">;
def : DirectiveForm<"Again", ["c", "a", "b"], "`wrong`">;
def : DirectiveForm<"One", ["x"], "common-type($x)">;

// Keywords.
def W_GlobalOp : W_Op<"global"> {
  let arguments = (ins SymbolNameAttr:$name, OptionalAttr<StrAttr>:$visibility, StrAttr:$kind, DefaultValuedAttr<StrAttr, "\"slow\"">:$speed);
  let assemblyFormat = [{
    custom<SymbolVisibility>($visibility) $name `is` keyword($kind) (`[` keyword($speed, "slow", "fast")^ `]`)?
    attr-dict
  }];
}
def : DirectiveForm<"SymbolVisibility", ["visibility"],
  "(keyword($visibility, \"public\", \"private\", \"nested\")^)?">;
def W_NotedOp : W_Op<"noted"> {
  let arguments = (ins OptionalAttr<StrAttr>:$note, OptionalAttr<StrAttr>:$why);
  let assemblyFormat = "(custom<SymbolVisibility>($note)^ `noted`)? oilist(`why` keyword($why)) `end` attr-dict";
}

// Values and integers, affine maps.
def W_SliceOp : W_Op<"slice", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$offsets, Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes, DenseBoolArrayAttr:$scalable);
  let assemblyFormat = [{
    dynamic-index-list($offsets, $static_offsets) `to` dynamic-index-list($sizes, $static_sizes, $scalable, "(") attr-dict
  }];
}
def W_ApplyOp : W_Op<"apply"> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$values);
  let results = (outs Index:$result);
  let assemblyFormat = "applied-map($map, $values) attr-dict";
}

// Types by a function.
def W_PtrType : TypeDef<W_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "Type":$pointee, "u32":$space);
  let hasCustomAssemblyFormat = 1;
}
def : TypeForm<"w.ptr", "`<` $pointee `in` custom<Space>($space) `>`">;
def : DirectiveForm<"Space", ["space"], "`space` `(` $space `)`">;
def W_KindAttr : AttrDef<W_Dialect, "Kind"> {
  let mnemonic = "kind";
  let parameters = (ins "Type":$of);
  let hasCustomAssemblyFormat = 1;
}
def W_VecType : TypeDef<W_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "Type":$element, "u32":$lanes, "bool":$masked);
  let hasCustomAssemblyFormat = 1;
}
def : TypeForm<"w.vec", "`<` (`masked` `=` $masked^ `,`)? $element (`by` $lanes^)? `>`", ["lanes = 4", "masked = false"]>;
def : AttrForm<"w.kind", "`<` $of `>`">;
// Attributes by their names.
def W_OptionsOp : W_Op<"options"> {
  let arguments = (ins I32Attr:$count, OptionalAttr<StrAttr>:$note, DefaultValuedAttr<I64Attr, "3">:$depth,
    DenseI32ArrayAttr:$sizes, I64Prop:$native, OptionalAttr<W_KindAttr>:$kind);
  let assemblyFormat = "`<` struct($count, $note, $depth, $sizes, $native) `>` (`of` struct($kind)^)? attr-dict";
}

def W_LoadOp : W_Op<"load", [TypesMatchWith<"is the pointee", "ptr", "result", "getPointee($_self)">]> {
  let arguments = (ins AnyType:$ptr, OptionalAttr<W_KindAttr>:$kind);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$ptr (`kind` $kind^)? attr-dict `:` type($ptr)";
}
def W_MaskOp : W_Op<"mask", [TypesMatchWith<"is a mask of pointees", "ptr", "mask", "getI1SameShape(getPointee($_self))">]> {
  let arguments = (ins AnyType:$ptr, AnyType:$mask);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` type($ptr)";
}
def : TypeFunction<"getPointee", "parameter pointee", "", 1>;

// Tied results, and types with sizes.
def W_BufferType : TypeDef<W_Dialect, "Buffer"> { let mnemonic = "buffer"; }
def W_BoxType : TypeDef<W_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$inside);
  let assemblyFormat = "`<` $inside `>`";
}
def W_TiedFuncOp : W_Op<"tied_func", [IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$type, OptionalAttr<ArrayAttr>:$ties,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $sym_name tied-signature($type, $ties, $arg_attrs, $res_attrs, $body) attr-dict-with-keyword ($body^)?
  }];
}
def W_TiedCallOp : W_Op<"tied_call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<ArrayAttr>:$ties);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    `(` $inputs `)` attr-dict `:` type-list(type($inputs)) `->`
    tied-types(ref($inputs), ref(type($inputs)), type($outputs), $ties)
  }];
}
def W_SizedOp : W_Op<"sized", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, AnyType:$one, Variadic<Index>:$sizes, Variadic<Index>:$of_one);
  let assemblyFormat = [{
    $one `,` $inputs attr-dict `:` sized-types(type($one), $of_one) `,`
    sized-types(type($inputs), $sizes, "w.buffer", "w.box?")
  }];
}
def W_ResizeOp : W_Op<"resize", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$input, AnyType:$other, Variadic<Index>:$sizes, Variadic<Index>:$more, OptionalAttr<ArrayAttr>:$ties);
  let results = (outs AnyType:$output);
  let assemblyFormat = [{
    $input `,` $other `:` tied-type(type($input), $sizes) `,` type($other) `->`
    tied-type(type($output), $more, $ties, "w.buffer") attr-dict
  }];
}
def W_DispatchOp : W_Op<"dispatch", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<Index>:$sizes, Variadic<Index>:$result_sizes,
    OptionalAttr<ArrayAttr>:$ties, ArrayAttr:$targets);
  let results = (outs Variadic<AnyType>:$outputs, Optional<W_BufferType>:$token);
  let assemblyFormat = [{
    one-or-more($targets) `(` $inputs `)` (`[` given-type(type($token), "!w.buffer")^ `]`)? attr-dict `:`
    sized-function(ref($inputs), type($inputs), $sizes, type($outputs), $result_sizes, $ties, "w.buffer")
  }];
}

// Values and types.
def W_VariableOp : W_Op<"variable"> {
  let arguments = (ins StrAttr:$name, TypeAttr:$type, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "symbol($name) attr-dict type-or-value($type, $value)";
}
def W_LiteralOp : W_Op<"literal"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}
def : OpForm<"w.literal", "constant(attr-dict, $value, type($result))">;
def W_ExportOp : W_Op<"export"> {
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$symbol, DenseI64ArrayAttr:$starts, DenseI64ArrayAttr:$limits,
    DenseI64ArrayAttr:$strides, DenseI32ArrayAttr:$order);
  let assemblyFormat = "renamed-symbol($name, $symbol) ranges($starts, $limits, $strides) `by` integers($order, \"i32\") attr-dict";
}
def W_PairsOp : W_Op<"pairs", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$a, Variadic<Index>:$b, Variadic<Index>:$c, Variadic<Index>:$d);
  let assemblyFormat = [{
    (each(`[` $a `for` $b `]`)^)? `and` (each(`,` $c `` `[` $d `]`)^)? attr-dict
  }];
}

// Structured operations.
def W_KindsAttr : EnumAttr<W_Dialect, I32EnumAttr<"Kinds", "", [I32EnumAttrCase<"plain", 0>, I32EnumAttrCase<"fancy", 1>]>, "kinds"> {
  let assemblyFormat = "`<` $value `>`";
}
def W_YieldOp : W_Op<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
class W_Structured<string name> : W_Op<name, [AttrSizedOperandSegments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs, OptionalAttr<ArrayAttr>:$kinds, OptionalAttr<StrAttr>:$doc);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def W_GenericOp : W_Structured<"structured.generic">;
def W_CopyOp : W_Structured<"structured.copy">;
def W_FillOp : W_Structured<"structured.fill">;
def W_DotOp : W_Structured<"structured.dot">;
defvar insOuts = "(`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?";
def : OpForm<"w.structured.*", !interleave(["attr-dict", insOuts, "arrow-types(type($results)) hidden($body)"], " ")>;
def : OpForm<"w.structured.c*", !interleave(["attr-dict", insOuts, [{
  tensor-types(ref(type($outputs)), type($results)) hidden($body, ref(type($inputs)), ref(type($outputs)), "0")
}]], " ")>;
def : OpForm<"w.structured.generic", !interleave([[{dict($kinds, $doc, "kinds=#w.kinds")}], insOuts,
  [{keyed-dict(attr-dict, "attrs", "=") $body arrow-types(type($results))}]], " ")>;

// Other functions and regions.
def W_StandardOp : W_Op<"standard", [IsolatedFromAbove]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<I32Attr>:$ordinal);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def : OpForm<"w.standard", StandardFunctionForm>;
def W_WhenOp : W_Op<"when", [SingleBlock, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = [{
    `(` (each($inputs `` `:` type($inputs))^)? `)` arrow-types(type($outputs)) `do` arguments($body) `->` `i1` $body
    (`else` arguments($other)^ $other)? attr-dict-with-keyword
  }];
}
def W_ManyOp : W_Op<"many"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "operands attr-dict `:` from-to-types(type(operands), type(results))";
}
def W_InsideOp : W_Op<"inside", [AttrSizedOperandSegments, SingleBlock, NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<Index>:$sizes, Variadic<Index>:$result_sizes, OptionalAttr<ArrayAttr>:$ties);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    captures($inputs, type($inputs), $sizes, $body, "w.buffer")
    (`->` tied-types(ref($inputs), ref(type($inputs)), type($outputs), $ties, $result_sizes, "w.buffer")^)? $body attr-dict
  }];
}
def W_MixOp : W_Op<"mix", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<Index>:$offsets, Variadic<Index>:$ends, Variadic<Index>:$lengths);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    sliced-operands($inputs, $offsets, $ends, $lengths, "w.buffer") attr-dict `:` type-list(type($inputs))
    same-types(ref(type($inputs)), type($outputs))
  }];
}
def W_AssumeOp : W_Op<"assume"> {
  let arguments = (ins Variadic<AnyType>:$inputs, ArrayAttr:$kinds, StrAttr:$always, OptionalAttr<W_KindAttr>:$kind);
  let assemblyFormat = [{
    annotated-operands($inputs, $kinds, "w.kind") attr-dict (`:` type($inputs)^)?
    given-attribute($always, "\"yes\"") (`kind` enclosed($kind, "#w.kind<", ">", "2")^)?
  }];
}
def W_TilesOp : W_Op<"tiles"> {
  let arguments = (ins Variadic<Index>:$values, ArrayAttr:$sizes, OptionalAttr<DenseI64ArrayAttr>:$stride,
    OptionalAttr<AnyAttr>:$padding, TypeAttr:$type);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    nested-index-lists($values, $sizes) `{` renamed-fields($stride, "by", $padding, "pad") `}` attr-dict `:`
    aliased-type($type, type($result))
  }];
}
def W_WireOp : W_Op<"wire", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyInteger>:$inputs, Optional<AnyType>:$kept, StrAttr:$name, ArrayAttr:$names, ArrayAttr:$of_results);
  let results = (outs AnyInteger:$joined, Variadic<AnyType>:$others);
  let assemblyFormat = [{
    value-name($name) named-operands($inputs, type($inputs), $names) `->` named-types(type($others), $of_results)
    (`keep` $kept^)? joined-integer(ref(type($inputs)), type($joined))
    wrapped-types(ref(type($joined)), type($kept), "!w.box<", ">") attr-dict
  }];
}
def W_ImportOp : W_Op<"import"> {
  let arguments = (ins SymbolNameAttr:$name, TypeAttrOf<FunctionType>:$type, OptionalAttr<DictArrayAttr>:$arg_attrs);
  let assemblyFormat = "visibility(\"sym_visibility\") $name declared-signature($type, $arg_attrs, \"w.name\", \"w.more\") attr-dict";
}
"## }

/// An operation that a derive declares, with directives of forms.
#[derive(isogloss::Operation)]
#[dialect(
    Derived,
    traits(SingleBlock, NoTerminator),
    format = "keyword($kind, \"small\", \"large\") bindings($inputs, type($inputs), $body) $body attr-dict"
)]
struct Crate {
    #[attribute]
    kind: String,
    #[operand(Variadic<AnyType>)]
    inputs: Vec<ValueId>,
    #[region(AnyRegion)]
    body: RegionId,
}

/// The dialect of that operation.
#[derive(isogloss::Dialect)]
#[dialect(name = "derived", operations(CrateOp))]
struct Derived;

/// Functions of MLIR, whose forms are C++ there.
const FUNCTIONS: &str = "\
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @s(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op) -> !transform.any_op attributes {x} {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @d(!transform.any_op {transform.readonly})
  async.func @f(%x: i32) -> (!async.token, !async.value<i32>) {
    async.return %x : i32
  }
  async.func private @g() -> !async.token
  pdl_interp.func @m(%r: !pdl.operation) {
    pdl_interp.finalize
  }
}
";

#[test]
fn functions_of_mlir_are_declared_as_the_reference_tool_has_them() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "forms");
    folder.write(
        "forms.td",
        r#"
            include "isogloss/Form.td"
            def : OpForm<"async.func", FunctionForm>;
            def : OpForm<"transform.named_sequence", FunctionForm>;
            def : OpForm<"pdl_interp.func", [{
              $sym_name signature($function_type, $arg_attrs, $res_attrs, $body) attr-dict-with-keyword $body
            }]>;
        "#,
    );
    let loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    let mut loader = loader.forms(folder.path().join("forms.td"));
    loader.by_name(["transform", "async", "pdl_interp"]).unwrap_or_else(|error| panic!("{error}"));
    let declared =
        loader.dialects().into_iter().flat_map(|dialect| dialect.ops).filter(|op| op.format.is_some());
    let names: Vec<&str> = declared.map(|op| op.name).collect();
    for name in ["transform.named_sequence", "async.func", "pdl_interp.func"] {
        assert!(names.contains(&name), "{name} has its form");
    }
    for flags in [vec![], vec!["--mlir-print-op-generic"]] {
        let beside = Beside { tool: tool.clone(), flags, dialects: loader.dialects() };
        for (theirs, ours) in beside.answers(&[FUNCTIONS.to_owned()]) {
            assert!(matches!(ours, Answer::Accepted(_)), "{ours:?}");
            assert_eq!(ours, theirs);
        }
    }
}

/// Operations whose forms the library has, with the same text and the same generic text.
const OPERATIONS: &str = "\
func.func @affine(%m: memref<8x4xf32>, %n: index, %k: index, %x: f32) {
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %m[%i + 3 - %n * 2, symbol(%k) - 1] : memref<8x4xf32>
    affine.store %0, %m[%i mod 2, (%i + %i) floordiv 2] {a} : memref<8x4xf32>
  }
  %1 = affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%k] to %n iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  } {b}
  affine.for %i = %n to min affine_map<(d0) -> (d0, 4)>(%n) {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to -5 {
    %2 = affine.vector_load %m[%i, %n] : memref<8x4xf32>, vector<4xf32>
    affine.vector_store %2, %m[%i, 0] : memref<8x4xf32>, vector<4xf32>
  }
  return
}
func.func @vector(%m: memref<8x4xf32>, %i: index, %p: f32, %mask: vector<4xi1>, %other: vector<2x3xi1>, %t: tensor<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<8x4xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p, %mask {a, in_bounds = [false]} : memref<8x4xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x4xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<8x4xf32>
  %4 = vector.transfer_write %0, %t[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %5 = vector.transfer_read %t[%i, %i], %p, %other {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x2xf32>
  return
}
";

/// Operations whose values have names of their own in the text of the reference tool.
const NAMED: &str = "\
#id = affine_map<(d0) -> (d0)>
#trait = {indexing_maps = [#id, #id], iterator_types = [\"parallel\"], library_call = \"foo\", doc = \"d\"}
func.func @linalg(%a: tensor<4xf32>, %b: tensor<4xf32>, %m: memref<4xf32>, %A: tensor<4x8xf32>, %B: tensor<8x4xf32>, %C: tensor<4x4xf32>) {
  %0 = linalg.generic #trait ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [#id], iterator_types = [\"reduction\"]} outs(%m : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  %1 = linalg.transpose ins(%A : tensor<4x8xf32>) outs(%B : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%C : tensor<4x4xf32>) dimensions = [1] {a}
  return
}
";

#[test]
fn forms_of_the_library_are_those_of_the_reference_tool() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(["affine", "vector", "linalg"]).unwrap_or_else(|error| panic!("{error}"));
    for (flags, programs) in
        [(vec![], vec![OPERATIONS]), (vec!["--mlir-print-op-generic"], vec![OPERATIONS, NAMED])]
    {
        let beside = Beside { tool: tool.clone(), flags, dialects: loader.dialects() };
        let programs: Vec<String> = programs.into_iter().map(str::to_owned).collect();
        for (theirs, ours) in beside.answers(&programs) {
            assert!(matches!(ours, Answer::Accepted(_)), "{ours:?}");
            assert_eq!(ours, theirs);
        }
    }
}

/// A dialect with a type and an attribute whose texts are C++.
pub(super) const MODULES: &str = r##"
include "isogloss/Op.td"
include "isogloss/Form.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::m"; }
def M_ModuleType : TypeDef<M_Dialect, "Module"> {
  let mnemonic = "module";
  let parameters = (ins ArrayRefParameter<"::m::Port">:$ports);
  let hasCustomAssemblyFormat = 1;
}
def M_BothType : TypeDef<M_Dialect, "Both"> {
  let mnemonic = "both";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def M_ParameterAttr : AttrDef<M_Dialect, "Parameter"> {
  let mnemonic = "parameter";
  let parameters = (ins ArrayRefParameter<"::m::Port">:$ports);
  let hasCustomAssemblyFormat = 1;
}
def M_EndOp : Op<M_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def M_ModuleOp : Op<M_Dialect, "module", [IsolatedFromAbove, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, ArrayAttr:$parameters, TypeAttr:$type, OptionalAttr<ArrayAttr>:$attributes);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    visibility("sym_visibility") $sym_name parameter-list($parameters, "#m.parameter")
    ports($type, $attributes, $body, "!m.module", "!m.both") attr-dict-with-keyword $body
  }];
}
"##;

/// A program of that dialect, as it is printed.
pub(super) const MODULES_TEXT: &str = "module {\n  m.module private @a<width: i32 = 4, \"a b\": i8>(in %arg0 a : i1, out \"b c\" : tuple<i2, i8> {m.x}, \
        inout %arg1 z : () -> i8) attributes {k} {\n    \"t.x\"(%arg1) : (!m.both<() -> i8>) -> ()\n  }\n  m.module @b() {\n  }\n}\n";

#[test]
fn modules_have_ports_and_parameters() {
    let records = session().parse_str("m.td", MODULES).unwrap_or_else(|errors| panic!("{errors}"));
    let loaded = isogloss_load::load(&records, &[]);
    let dialect = loaded.dialects[0];
    let text = MODULES_TEXT;
    let read = text.replace("%arg0 a", "%a").replace("%arg1 z", "%z").replace("%arg1", "%z");
    let answer_of = |text: &str, generic| answer(dialect, text, generic);
    assert_eq!(answer_of(&read, false).replace("<\"width\": i32", "<width: i32"), text);
    let generic = answer_of(&read, true);
    assert!(
        generic.contains("!m.module<input a : i1, output \"b c\" : tuple<i2, i8>, inout z : () -> i8>"),
        "{generic}"
    );
    assert_eq!(answer_of(&generic, true), generic);
    assert_eq!(answer_of(&answer_of(&generic, false), true), generic);
    let wrong = answer_of("m.module @a(in a : i1) {\n}", false);
    assert!(wrong.contains("expected SSA operand"), "{wrong}");
    let wrong = answer_of("m.module @a(%a : i1) {\n}", false);
    assert!(wrong.contains("expected 'in', 'out' or 'inout'"), "{wrong}");
}

#[test]
fn derives_have_the_directives_of_forms() {
    let text = "%0 = \"t.v\"() : () -> i32\nderived.crate large(%a = %0 : i32) {\n  \"t.x\"(%a) : (i32) -> ()\n} {a}\n\
        derived.crate \"other\"() {\n}";
    let dialect = Derived::dialect();
    let custom = answer(dialect, text, false);
    assert_eq!(
        custom,
        "module {\n  %0 = \"t.v\"() : () -> i32\n  derived.crate large (%arg0 = %0 : i32) {\n    \"t.x\"(%arg0) : (i32) -> ()\n  } {a}\n  \
         derived.crate \"other\" () {\n  }\n}\n"
    );
    assert_eq!(answer(dialect, &custom, true), answer(dialect, text, true));
}

/// A compiled dialect, and the one that is loaded from the same definitions; all of them are checked.
pub(super) fn compiled_and_loaded(compiled: &'static Dialect, definitions: &str) -> [&'static Dialect; 2] {
    let records = session().parse_str("forms.td", definitions).unwrap_or_else(|errors| panic!("{errors}"));
    let loaded = isogloss_load::load(&records, &[]);
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    assert!(loaded.reports[0].unchecked.is_empty(), "{:?}", loaded.reports[0].unchecked);
    [compiled, loaded.dialects[0]]
}

/// The printed form of a program, or its error.
pub(super) fn answer(dialect: &'static Dialect, text: &str, generic: bool) -> String {
    let context = Context::with_dialects(isogloss::dialects::all().into_iter().chain([dialect]));
    let ir = match Ir::parse_named(&context, "a.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(error) => return format!("{error:#}\n"),
    };
    if let Err(error) = ir.verify() {
        return format!("{error}\n");
    }
    let flags = if generic { OpPrintFlags::default().generic(true) } else { OpPrintFlags::default() };
    let mut printed = Vec::new();
    print(ir.root().expect("a module"), flags, &PrintOptions::default(), &mut printed);
    String::from_utf8(printed).expect("text")
}

/// The printed form of a program by the compiled and by the loaded dialect. Its custom text and its generic text are
/// read back.
pub(super) fn answer_of_both(dialects: [&'static Dialect; 2], text: &str) -> String {
    let [compiled, loaded] = dialects.map(|dialect| answer(dialect, text, false));
    assert_eq!(loaded, compiled, "loaded and compiled");
    if !compiled.starts_with("a.mlir:") {
        for dialect in dialects {
            let generic = answer(dialect, text, true);
            assert_eq!(answer(dialect, &compiled, true), generic, "the custom form");
            assert_eq!(answer(dialect, &generic, false), compiled, "the generic form");
        }
    }
    compiled
}

/// Reads and prints the programs of `tests/forms/NAME.txt`; there are more than `least`.
pub(super) fn check_programs(name: &str, dialects: [&'static Dialect; 2], least: usize) {
    let file = |ending: &str| repository().join("tests/forms").join(format!("{name}.{ending}"));
    let programs = fs::read_to_string(file("txt")).expect("programs");
    let answers: Vec<_> =
        programs.split("// -----\n").map(|program| answer_of_both(dialects, program)).collect();
    assert!(answers.len() > least, "{} programs", answers.len());
    golden::check_text(&file("expected"), &answers.join("// -----\n"));
}

#[test]
fn texts_are_read_and_printed_compiled_and_loaded() {
    check_programs("programs", dialects(), 40);
}
