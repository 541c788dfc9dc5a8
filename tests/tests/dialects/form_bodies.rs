//! The directives of forms for bodies, loops, affine maps, values with their types, and types that are computed: compiled, loaded,
//! read back, and with random values; and that each directive has a program.

use super::forms::{Texts, check_programs, check_random, definitions};
use super::{form_clauses, form_members, form_ports, forms};
use isogloss_codegen::model::format_directives;
use isogloss_codegen::session;
use isogloss_tablegen::{Record, Value};
use isogloss_tests::repository;
use std::collections::BTreeSet;
use std::fs;

definitions! { r##"
include "isogloss/Op.td"
include "isogloss/Form.td"

def Z_Dialect : Dialect { let name = "z"; }
class Z_Op<string name, list<Trait> traits = []> : Op<Z_Dialect, name, traits>;

def Z_TokenType : TypeDef<Z_Dialect, "Token"> { let mnemonic = "token"; }
def Z_BoxType : TypeDef<Z_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` params `>`";
}
def Z_KindAttr : AttrDef<Z_Dialect, "Kind"> {
  let mnemonic = "kind";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def Z_WordAttr : EnumAttr<Z_Dialect, I32EnumAttr<"Word", "", [I32EnumAttrCase<"small", 0>, I32EnumAttrCase<"large", 1>]>, "word"> {
  let assemblyFormat = "`<` $value `>`";
}
def Z_ClauseAttr : EnumAttr<Z_Dialect, I32EnumAttr<"Clause", "", [I32EnumAttrCase<"small", 0>, I32EnumAttrCase<"large", 1>]>, "clause"> {
  let assemblyFormat = "`(` $value `)`";
}
def Z_YieldOp : Z_Op<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def Z_SumOp : Z_Op<"sum"> {
  let arguments = (ins Variadic<AnyType>:$values, DefaultValuedAttr<I8Attr, "0">:$mode);
  let results = (outs AnyType:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// Attributes.
def Z_ImpliedOp : Z_Op<"implied"> {
  let arguments = (ins ArrayAttr:$sizes, DefaultValuedAttr<I8Attr, "3">:$depth, OptionalAttr<Z_WordAttr>:$word,
    Optional<I8>:$guard);
  let assemblyFormat = [{
    (`for` $guard^ `:`)? implied-attribute($sizes, "sizes", "[1, 2]") full-dict(attr-dict, "sizes", ref($guard))
  }];
}
def Z_MapsOp : Z_Op<"maps", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b, ArrayAttr:$maps);
  let assemblyFormat = [{
    implied-attribute($maps, "maps", "identity") full-dict(attr-dict, "maps", "operandSegmentSizes")
    (`a` `(` $a^ `:` type($a) `)`)? (`b` `(` $b^ `:` type($b) `)`)?
    identity-maps(ref($maps), ref(type($a)), ref(type($b)))
  }];
}
def Z_SizesOp : Z_Op<"sizes"> {
  let arguments = (ins I64Attr:$m, I64Attr:$n, DenseI64ArrayAttr:$shape, IndexElementsAttr:$elements);
  let assemblyFormat = "`of` dimension-list($m, $n) `and` dimension-list($shape) `at` index-elements($elements) attr-dict";
}
def Z_WordsOp : Z_Op<"words"> {
  let arguments = (ins Z_WordAttr:$word, OptionalAttr<Z_KindAttr>:$kind, BoolAttr:$writes, StrAttr:$name, UnitAttr:$system);
  let assemblyFormat = [{
    bracketed($name, $system) flag($writes, "read", "write") word-dict(attr-dict, "word=#z.word", "kind=#z.kind")
  }];
}
def Z_UnspacedOp : Z_Op<"unspaced"> {
  let arguments = (ins Z_ClauseAttr:$clause);
  let assemblyFormat = "`clause` unspaced-attribute($clause) attr-dict";
}
def Z_FieldOp : Z_Op<"field"> {
  let arguments = (ins TypeAttr:$type, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "type-then-value($type, $value, \"!z.box<\") attr-dict";
}
def Z_VariableOp : Z_Op<"variable"> {
  let arguments = (ins IndexElementsAttr:$shape, TypeAttr:$of, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "attr-dict shape-and-value($shape, $of, $value)";
}
def Z_TypedOp : Z_Op<"typed"> {
  let arguments = (ins AnyType:$x, TypeAttr:$type);
  let assemblyFormat = "$x attr-dict `:` qualified(type($x)) type-attribute($type, ref(type($x)))";
}
def Z_ModuleOp : Z_Op<"module", [IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<DictArrayAttr>:$parameters);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "prop-dict attr-dict-with-keyword regions";
}
def Z_JumpOp : Z_Op<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "successors attr-dict";
}

// Operands, and types that are computed.
def Z_OrderedOp : Z_Op<"ordered"> {
  let arguments = (ins Variadic<Z_TokenType>:$before);
  let results = (outs Optional<Z_TokenType>:$after);
  let assemblyFormat = "`now` ordering($before, type($after), \"after\") attr-dict";
}
def Z_OuterOp : Z_Op<"outer"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c, AnyType:$rest);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` type($a) `,` type($b) computed-types(type($c), "vector<{0.dims}{1.dims}{0.element}>", ref(type($a)), ref(type($b)))
    computed-types(type($rest), "!z.box<vector<{0.rest}i{1.0}>>", ref(type($a)), ref(type($b)))
  }];
}
def Z_UnboxOp : Z_Op<"unbox"> {
  let arguments = (ins AnyType:$box);
  let results = (outs Variadic<AnyType>:$inside);
  let assemblyFormat = [{
    $box attr-dict `:` type($box) computed-types(type($inside), "{0.in}", ref(type($box)), "!z.box<")
  }];
}
def Z_SwitchOp : Z_Op<"switch", [Terminator, AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$on, Variadic<AnyType>:$compared, Variadic<AnyType>:$passed);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
  let assemblyFormat = [{
    $on `:` type($on)
    cases($compared, type($compared), $passed, type($passed), $to, ref(type($on)), "z.tags", "z.counts", "z.compared")
    attr-dict
  }];
}

// Affine maps and loops.
def Z_LoadOp : Z_Op<"load"> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$indices);
  let assemblyFormat = "`at` affine-indices($map, $indices) attr-dict";
}
def Z_ForOp : Z_Op<"for", [AttrSizedOperandSegments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<Index>:$lower, Variadic<Index>:$upper, Variadic<AnyType>:$inits, AffineMapAttr:$from,
    AffineMapAttr:$to, IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    affine-loop($from, $lower, $to, $upper, $step, $inits, type($inits), type($results), $body) $body attr-dict
  }];
}
def Z_ParallelOp : Z_Op<"parallel", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins ArrayAttr:$reductions, AffineMapAttr:$from, AnyAttr:$from_groups, AffineMapAttr:$to,
    AnyAttr:$to_groups, ArrayAttr:$steps, Variadic<Index>:$bounds);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    affine-ranges($from, $from_groups, $to, $to_groups, $steps, $bounds, $reductions, type($results), $body, "sum=0", "product=7")
    $body attr-dict
  }];
}
def Z_ReadOp : Z_Op<"read"> {
  let arguments = (ins AnyType:$base, Optional<AnyType>:$mask, AffineMapAttr:$map, ArrayAttr:$in_bounds);
  let results = (outs AnyType:$vector);
  let assemblyFormat = [{
    $base (`,` $mask^)? projection-dict(attr-dict, $map, $in_bounds) `:` type($base) `,` type($vector)
    projection-defaults(ref($map), ref($in_bounds), ref(type($base)), ref(type($vector)), type($mask))
  }];
}

// Regions.
def Z_OneOp : Z_Op<"one", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "one-line-region($body, \"z.yield\") attr-dict";
}
def Z_WholeOp : Z_Op<"whole", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = "whole-region($body) `and` whole-region($other, \"labels\") attr-dict-with-keyword";
}
def Z_MapOp : Z_Op<"map", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$inputs, AnyType:$init);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    payload($body) (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $init `:` type($init) `)` attr-dict
    payload-body($body, ref(type($inputs)), ref(type($init)))
  }];
}
def Z_ReduceOp : Z_Op<"reduce", [SingleBlockImplicitTerminator<"YieldOp">, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$inits);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    payload($body, "first") (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $inits^ `:` type($inits) `)`)? `end` attr-dict
    payload-body($body, ref(type($inputs)), ref(type($inits)), "first")
  }];
}
def Z_ExecuteOp : Z_Op<"execute", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<Z_BoxType>:$operands);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    unwrapped-captures($operands, type($operands), $body, "!z.box<") attr-dict-with-keyword whole-region($body)
  }];
}
def Z_RangeOp : Z_Op<"range", [NoTerminator]> {
  let arguments = (ins AnyType:$from, AnyType:$to, AnyType:$step);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    loop-range($from, $to, $step, type($from), type($to), type($step), $body) $body attr-dict
  }];
}
def Z_WhileOp : Z_Op<"while", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = [{
    initialized-function($inputs, type($inputs), type($outputs), $body) $body `do` $other attr-dict-with-keyword
  }];
}
"## }

#[test]
fn bodies_loops_and_computed_types_are_read_and_printed_compiled_and_loaded() {
    check_programs("bodies", dialects(), 40);
}

/// The definitions of the suites, each with the printed form of its programs.
fn suites() -> Vec<(&'static str, String)> {
    let answers = |name: &str| {
        let file = repository().join("tests/forms").join(name).with_extension("expected");
        fs::read_to_string(file).expect("answers")
    };
    vec![
        (forms::DEFINITIONS, answers("programs")),
        (form_clauses::DEFINITIONS, answers("clauses")),
        (form_members::DEFINITIONS, answers("members")),
        (form_ports::DEFINITIONS, answers("ports")),
        (DEFINITIONS, answers("bodies")),
        (super::enum_cases::DEFINITIONS, answers("cases")),
        // A type whose text only a loaded dialect keeps.
        (forms::MODULES, forms::MODULES_TEXT.to_owned()),
    ]
}

/// The words of a format outside of literals and of strings, with the `$` of names.
fn words_of(format: &str) -> BTreeSet<&str> {
    let is_end = |c: char| !(c.is_ascii_alphanumeric() || "_-$.".contains(c));
    let elements = format.split('`').step_by(2).flat_map(|outside| outside.split('"').step_by(2));
    elements.flat_map(|text| text.split(is_end)).collect()
}

/// Whether an accepted program has a name of an operation, a type or an attribute.
fn is_printed(answers: &str, name: &str) -> bool {
    let is_more = |c: char| c.is_ascii_alphanumeric() || "_.".contains(c);
    let mut accepted = answers.split("// -----\n").filter(|answer| !answer.starts_with("a.mlir:"));
    accepted.any(|answer| answer.split(name).skip(1).any(|rest| !rest.starts_with(is_more)))
}

#[test]
fn every_directive_has_a_program() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    for (definitions, answers) in suites() {
        let records =
            session().parse_str("suite.td", definitions).unwrap_or_else(|errors| panic!("{errors}"));
        let text =
            |record: Record<'_>, field: &str| record.find::<&str>(field).unwrap_or_default().to_owned();
        let prefix = |record: Record<'_>, field: &str| match record.value(field) {
            Some(Value::Record(dialect)) => text(dialect, "name"),
            _ => String::new(),
        };
        // Names with the formats of the definitions, then of the forms.
        let mut formats: Vec<(String, String)> = Vec::new();
        let ops = records.derived_from("Op");
        let names: Vec<String> =
            ops.clone().map(|op| format!("{}.{}", prefix(op, "opDialect"), text(op, "opName"))).collect();
        formats.extend(names.iter().cloned().zip(ops.map(|op| text(op, "assemblyFormat"))));
        for (class, sigil) in [("TypeDef", "!"), ("AttrDef", "#")] {
            for def in records.derived_from(class) {
                let name = format!("{sigil}{}.{}", prefix(def, "dialect"), text(def, "mnemonic"));
                formats.push((name, text(def, "assemblyFormat")));
            }
        }
        for form in records.derived_from("OpForm") {
            let of = text(form, "operation");
            let is_of = |name: &&String| match of.strip_suffix('*') {
                Some(beginning) => name.starts_with(beginning),
                None => **name == of,
            };
            formats
                .extend(names.iter().filter(is_of).map(|name| (name.clone(), text(form, "assemblyFormat"))));
        }
        for (class, field, sigil) in [("TypeForm", "typeName", "!"), ("AttrForm", "attrName", "#")] {
            let all = records.derived_from(class);
            formats.extend(
                all.map(|form| (format!("{sigil}{}", text(form, field)), text(form, "assemblyFormat"))),
            );
        }
        let directives: Vec<(String, String)> = records
            .derived_from("DirectiveForm")
            .map(|form| (text(form, "directive"), text(form, "assemblyFormat")))
            .collect();
        for (_, format) in formats.iter().filter(|(name, _)| is_printed(&answers, name)) {
            let mut all: BTreeSet<String> = words_of(format).into_iter().map(str::to_owned).collect();
            // Forms of directives may have others.
            for _ in 0..directives.len() {
                let inner = directives.iter().filter(|(name, _)| all.contains(name));
                let more: Vec<String> =
                    inner.flat_map(|(_, format)| words_of(format)).map(str::to_owned).collect();
                all.extend(more);
            }
            used.extend(all);
        }
    }
    let missing: Vec<&str> = format_directives()
        .into_iter()
        .filter(|directive| !used.contains(directive.name))
        .map(|directive| directive.usage)
        .collect();
    assert!(
        missing.is_empty(),
        "these directives have no program in tests/forms that is accepted: use each in an operation of one of the suites:\n{}",
        missing.join("\n")
    );
}

/// A random operation, after the operations that define its operands.
fn operation(texts: &mut Texts) -> String {
    const TYPES: &[&str] =
        &["i1", "i32", "f32", "index", "() -> ()", "(i8, f16) -> i1", "tensor<4x?xi8>", "!z.box<i8>"];
    const SHAPED: &[&str] = &["tensor<4x8xf32>", "memref<?xi8>", "vector<2x[4]xi1>", "tensor<f64>"];
    let mut before = String::new();
    let dictionary = texts.one_of(&["", "", " {a = 1 : i8}", " {w.b, c = \"x y\"}"]).to_owned();
    let with_keyword = if dictionary.is_empty() { String::new() } else { format!(" attributes{dictionary}") };
    let values = |texts: &mut Texts, before: &mut String, types: &[&'static str], most: usize| {
        let types: Vec<&str> = (0..texts.random.below(most + 1)).map(|_| texts.one_of(types)).collect();
        let names: Vec<String> = types.iter().map(|ty| texts.value(ty, before)).collect();
        (names, types)
    };
    let operation = match texts.random.below(25) {
        0 => {
            let sizes = texts.one_of(&["", "sizes = [1, 2]", "sizes = [3 : i8]", "sizes = []"]).to_owned();
            let guard = texts.value("i8", &mut before);
            let depth = texts.one_of(&["3", "-7"]);
            format!("z.implied for {guard} : {sizes} {{depth = {depth} : i8}}")
        }
        1 => {
            let ty = texts.one_of(SHAPED);
            let (a, _) = values(texts, &mut before, &[ty], 3);
            let b = texts.value(ty, &mut before);
            let a = if a.is_empty() {
                a.join("")
            } else {
                format!("a({} : {})", a.join(", "), vec![ty; a.len()].join(", "))
            };
            let maps = texts.one_of(&["", "maps = []", "maps = [affine_map<(d0) -> (-d0)>]"]);
            format!("z.maps {maps}{dictionary} {a} b({b} : {ty})")
        }
        2 => {
            let (m, n) = (texts.random.below(99), texts.random.below(1000));
            let shape = texts.one_of(&["?", "4x?x2", "0x1", "7", "9223372036854775807"]).to_owned();
            let elements = texts.list(3, |texts| texts.one_of(&["0", "-5", "4294967296"]).to_owned());
            format!("z.sizes of {m}x{n} and {shape} at [{elements}]{dictionary}")
        }
        3 => {
            let name = texts.one_of(&["\"x\"", "<\"\">", "<\"<>\">", "\"\\22\""]).to_owned();
            let writes = texts.one_of(&["read", "write"]).to_owned();
            let word = texts.one_of(&["small", "large", "#z.word<small>"]).to_owned();
            let kind =
                texts.one_of(&["", ", kind = i8", ", kind = #z.kind<tuple<i1, f32>>", ", x = #z.kind<i1>"]);
            format!("z.words {name} {writes} {{word = {word}{kind}}}")
        }
        4 => format!("z.unspaced clause({}){dictionary}", texts.one_of(&["small", "large"])),
        5 => {
            let field = texts.one_of(&[
                "i32 = -4",
                "i1 = true",
                "f32 = 5.0e-1",
                "tensor<2xi8> = dense<[1, 2]>",
                "index",
                "() -> ()",
            ]);
            format!("z.field {field}{dictionary}")
        }
        6 => {
            let value = texts.one_of(&[
                ": tensor<2x?xf32>",
                ": tensor<i1>",
                "= dense<[1, 2]> : tensor<2xi8>",
                "= dense<true> : tensor<i1>",
            ]);
            format!("z.variable{dictionary} {value}")
        }
        7 => {
            let ty = texts.one_of(TYPES);
            format!("z.typed {}{dictionary} : {ty}", texts.value(ty, &mut before))
        }
        8 => {
            let (tokens, _) = values(texts, &mut before, &["!z.token"], 3);
            let tokens = tokens.join(", ");
            let has_result = texts.random.below(2);
            let defined = texts.results(has_result);
            let after = match (tokens.is_empty(), has_result) {
                (true, 0) => String::new(),
                (true, _) => " after(() -> !z.token)".to_owned(),
                (false, 0) => format!(" after({tokens})"),
                (false, _) => format!(" after({tokens} -> !z.token)"),
            };
            format!("{defined}z.ordered now{after}{dictionary}")
        }
        9 => {
            let shapes = &["vector<4x[8]xf32>", "vector<3x1xf32>", "vector<1x2x[3]xf32>"];
            let [a, b] = [(); 2].map(|()| texts.one_of(shapes));
            let (x, y) = (texts.value(a, &mut before), texts.value(b, &mut before));
            format!("{}z.outer {x}, {y}{dictionary} : {a}, {b}", texts.results(2))
        }
        10 => {
            let ty = texts.one_of(&["!z.box<i8>", "!z.box<!z.box<tuple<>>>", "i8", "!z.token"]);
            let x = texts.value(ty, &mut before);
            let defined = texts.results(usize::from(ty.starts_with("!z.box")));
            format!("{defined}z.unbox {x}{dictionary} : {ty}")
        }
        11 => {
            let indices: Vec<String> = (0..2).map(|_| texts.value("index", &mut before)).collect();
            let index = texts.list(3, |texts| texts.affine_index(&indices));
            format!("z.load at[{index}]{dictionary}")
        }
        12 => {
            let (n, k) = (texts.value("index", &mut before), texts.value("index", &mut before));
            let map = format!("affine_map<(d0)[s0] -> (d0 + s0, 4)>({n})[{k}]");
            let bound = |texts: &mut Texts, word: &str| match texts.random.below(3) {
                0 => texts.one_of(&["0", "-5", "128"]).to_owned(),
                1 => n.clone(),
                _ => format!("{word} {map}"),
            };
            let (lower, upper) = (bound(texts, "max"), bound(texts, "min"));
            let step = texts.one_of(&["", " step 2"]).to_owned();
            let (inits, types) = values(texts, &mut before, TYPES, 2);
            let defined = texts.results(inits.len());
            let arguments: Vec<String> =
                inits.iter().enumerate().map(|(at, init)| format!("%a{at} = {init}")).collect();
            let (carried, end) = if inits.is_empty() {
                (String::new(), String::new())
            } else {
                let names: Vec<String> = (0..inits.len()).map(|at| format!("%a{at}")).collect();
                (
                    format!(" iter_args({}) -> ({})", arguments.join(", "), types.join(", ")),
                    format!("z.yield {} : {}\n", names.join(", "), types.join(", ")),
                )
            };
            format!("{defined}z.for %i = {lower} to {upper}{step}{carried} {{\n{end}}}{dictionary}")
        }
        13 => {
            let n = texts.value("index", &mut before);
            let count = texts.random.below(4);
            let bounds = |texts: &mut Texts, word: &str| {
                let all: Vec<String> = (0..count)
                    .map(|_| match texts.random.below(4) {
                        0 => n.clone(),
                        1 => format!("{word}({n}, symbol({n}) - 2)"),
                        2 => format!("{n} floordiv 2"),
                        _ => "3".to_owned(),
                    })
                    .collect();
                all.join(", ")
            };
            let (from, to) = (bounds(texts, "max"), bounds(texts, "min"));
            let indices: Vec<String> = (0..count).map(|at| format!("%i{at}")).collect();
            let steps = vec![texts.one_of(&["1", "2"]); count].join(", ");
            format!(
                "z.parallel ({}) = ({from}) to ({to}) step ({steps}) {{\n}}{dictionary}",
                indices.join(", ")
            )
        }
        14 => {
            let base = texts.value("memref<8x4xf32>", &mut before);
            let with = texts.one_of(&[
                " : memref<8x4xf32>, vector<4xf32>",
                " {in_bounds = [true]} : memref<8x4xf32>, vector<4xf32>",
                " {map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x4xf32>, vector<3x2xf32>",
                " {in_bounds = [false, true], x} : memref<8x4xf32>, vector<8x4xf32>",
            ]);
            format!("{}z.read {base}{with}", texts.results(1))
        }
        15 => {
            let (inputs, types) = values(texts, &mut before, TYPES, 2);
            let sum = format!("%s = z.sum {} : ({}) -> i8", inputs.join(", "), types.join(", "));
            format!("z.one {{ {sum} }}{dictionary}")
        }
        16 => {
            let other =
                texts.one_of(&["", "^bb0(%a: i8):\nz.yield %a : i8\n", "\"t.x\"() : () -> ()\nz.yield\n"]);
            format!("z.whole {{\nz.yield\n}} and {{\n{other}}}{with_keyword}")
        }
        17 | 18 => {
            let reduces = texts.random.below(2) == 0;
            let shape = texts.one_of(&["tensor<4xf32>", "memref<?xf32>", "vector<1x2xf32>"]);
            let (input, init) = (texts.value(shape, &mut before), texts.value(shape, &mut before));
            let lists = format!("ins({input} : {shape}) outs({init} : {shape})");
            let (name, end) = if reduces { ("z.reduce", " end") } else { ("z.map", "") };
            match texts.random.below(2) {
                0 => {
                    let inner = texts.one_of(&["", " {mode = 2 : i8}", " {w.x}"]);
                    format!("{name} {{ z.sum{inner} }} {lists}{end}{dictionary}")
                }
                _ => format!(
                    "{name} {lists}{end}{dictionary} (%a: f32, %b: f32) {{\n%c = z.sum %a : (f32) -> f32\nz.yield %c : f32\n}}"
                ),
            }
        }
        19 => {
            let (operands, types) = values(texts, &mut before, &["!z.box<i8>", "!z.box<!z.box<f32>>"], 3);
            let captures: Vec<String> =
                (0..operands.len()).map(|at| format!("{} as %a{at}: {}", operands[at], types[at])).collect();
            let captures =
                if captures.is_empty() { String::new() } else { format!(" ({})", captures.join(", ")) };
            format!("z.execute{captures}{with_keyword} {{\nz.yield\n}}")
        }
        20 => {
            let ty = texts.one_of(&["index", "i8", "!z.box<i8>"]);
            let [from, to, step] = [(); 3].map(|()| texts.value(ty, &mut before));
            let of = if ty == "index" { String::new() } else { format!(" : {ty}") };
            format!("z.range %i = {from} to {to} step {step}{of} {{\n\"t.x\"() : () -> ()\n}}{dictionary}")
        }
        21 => {
            let (inputs, types) = values(texts, &mut before, TYPES, 3);
            let pairs: Vec<String> =
                inputs.iter().enumerate().map(|(at, input)| format!("%a{at} = {input}")).collect();
            let pairs = if pairs.is_empty() { String::new() } else { format!("({}) ", pairs.join(", ")) };
            let outputs = texts.one_of(&["()", "(i8, i16)"]);
            let defined = texts.results(if outputs == "()" { 0 } else { 2 });
            format!(
                "{defined}z.while {pairs}: ({}) -> {outputs} {{\n}} do {{\n}}{with_keyword}",
                types.join(", ")
            )
        }
        22 => {
            let number = texts.value("i8", &mut before).replace('%', "");
            let parameters = texts.one_of(&["", ", parameters = []", ", parameters = [{a = 1 : i8}, {}]"]);
            format!("z.module <{{sym_name = \"m {number}\"{parameters}}}>{with_keyword} {{\n}}")
        }
        23 => {
            let ty = texts.one_of(&["i8", "index"]);
            let (on, other) = (texts.value(ty, &mut before), texts.value(ty, &mut before));
            let passed = texts.value("f32", &mut before);
            let cases = texts.list(3, |texts| {
                let tag = texts.one_of(&["unit", "#z.word<large>", "[1, \"x\"]"]);
                let compared = texts.one_of(&["", "A, ", "A, A, "]).replace('A', &other);
                let passed = texts.one_of(&["", "(B : f32)", "(B, B : f32, f32)"]).replace('B', &passed);
                format!("{tag}, {compared}^bb1{passed}")
            });
            format!(
                "\"t.r\"() ({{\nz.switch {on} : {ty} [{cases}]{dictionary}\n^bb1:\nz.jump ^bb1\n}}) : () -> ()"
            )
        }
        _ => {
            let (operands, types) = values(texts, &mut before, TYPES, 3);
            let mode = texts.one_of(&["", " {mode = 1 : i8}", " {mode = 0 : i8, x}"]);
            let result = texts.one_of(&["i8", "(() -> ())", "!z.box<f32>"]);
            format!(
                "{}z.sum {}{mode} : ({}) -> {result}",
                texts.results(1),
                operands.join(", "),
                types.join(", ")
            )
        }
    };
    format!("{before}{operation}\n")
}

#[test]
fn random_texts_are_read_back() {
    check_random(dialects(), |texts| (0..30).map(|_| operation(texts)).collect());
}
