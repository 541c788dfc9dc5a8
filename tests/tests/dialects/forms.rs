//! Forms that are declared beside definitions (`isogloss/Form.td`), and the directives that they are made of: compiled, loaded,
//! and beside `mlir-opt`.

use std::fs;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::ir::{Ir, RegionId, ValueId};
use isogloss::text::PrintOptions;
use isogloss_codegen::session;
use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::mutate::Random;
use isogloss_tests::{Folder, golden, oracle, oracle_include, repository};

/// Generates the dialect, and keeps the text of its definitions to load them.
macro_rules! definitions {
    ($text:tt) => {
        isogloss::dialect! { $text }

        const DEFINITIONS: &str = $text;
    };
}

definitions! { r#"
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
"# }

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

/// The dialect, compiled and loaded.
fn dialects() -> [&'static Dialect; 2] {
    let records = session().parse_str("w.td", DEFINITIONS).unwrap_or_else(|errors| panic!("{errors}"));
    let loaded = isogloss_load::load(&records, &[]);
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    assert!(loaded.reports[0].unchecked.is_empty(), "{:?}", loaded.reports[0].unchecked);
    [dialect(), loaded.dialects[0]]
}

/// What a program is printed as, or its error.
fn answer(dialect: &'static Dialect, text: &str, generic: bool) -> String {
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

/// What a program is printed as by the compiled and by the loaded dialect. Its custom text and its generic text are read back.
fn answer_of_both(dialects: [&'static Dialect; 2], text: &str) -> String {
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

#[test]
fn texts_are_read_and_printed_compiled_and_loaded() {
    let folder = repository().join("tests/forms");
    let programs = fs::read_to_string(folder.join("programs.txt")).expect("programs");
    let dialects = dialects();
    let answers: Vec<_> =
        programs.split("// -----\n").map(|program| answer_of_both(dialects, program)).collect();
    assert!(answers.len() > 40, "{} programs", answers.len());
    golden::check_text(&folder.join("programs.expected"), &answers.join("// -----\n"));
}

/// Random texts of the forms.
struct Texts {
    random: Random,
    /// The number of values so far.
    values: usize,
}

impl Texts {
    fn one_of<'t>(&mut self, choices: &[&'t str]) -> &'t str {
        choices[self.random.below(choices.len())]
    }

    fn ty(&mut self) -> String {
        let simple = [
            "i1",
            "i32",
            "f32",
            "index",
            "none",
            "() -> ()",
            "(i8, f16) -> i1",
            "!w.ptr<i8 in space(3)>",
            "!w.vec<i8 by 4>",
            "!w.vec<masked = true, i8 by 8>",
        ];
        match self.random.below(12) {
            0 => format!("tensor<4x?x{}>", self.one_of(&["i8", "f64", "index", "!w.ptr<f32 in space(1)>"])),
            1 => format!("vector<[4]x{}>", self.one_of(&["i8", "f64", "index"])),
            2 => format!("tuple<{}>", self.one_of(&["", "i1", "f32, tensor<?xi8>"])),
            _ => self.one_of(&simple).to_owned(),
        }
    }

    fn list(&mut self, most: usize, mut element: impl FnMut(&mut Self) -> String) -> String {
        let count = self.random.below(most + 1);
        (0..count).map(|_| element(self)).collect::<Vec<_>>().join(", ")
    }

    /// A value of a type, that an operation before defines.
    fn value(&mut self, ty: &str, before: &mut String) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        before.push_str(&format!("{name} = \"t.v\"() : () -> ({ty})\n"));
        name
    }

    fn dictionary(&mut self, keyword: &str) -> String {
        match self.random.below(3) {
            0 => format!(
                "{keyword} {{a = {}, w.b}}",
                self.one_of(&["1 : i8", "\"x y\"", "@s", "[#w.kind<i1>]"])
            ),
            _ => String::new(),
        }
    }

    fn word(&mut self) -> &'static str {
        self.one_of(&[
            "public",
            "private",
            "nested",
            "\"\"",
            "\"a b\"",
            "\"kind\"",
            "\"\\22\\00\"",
            "\"private\"",
            "\"9\"",
        ])
    }

    fn index_list(&mut self, [open, close]: [&str; 2], scalable: bool, before: &mut String) -> String {
        let elements = self.list(4, |texts| {
            let element = match texts.random.below(3) {
                0 => texts.value("index", before),
                _ => texts.one_of(&["0", "-7", "42", "9223372036854775807"]).to_owned(),
            };
            if scalable && !element.starts_with('%') && texts.random.below(3) == 0 {
                format!("[{element}]")
            } else {
                element
            }
        });
        format!("{open}{elements}{close}")
    }

    /// An operation, after the operations that define its operands.
    fn operation(&mut self) -> String {
        let mut before = String::new();
        let operation = match self.random.below(11) {
            0 | 1 => {
                let is_declared = self.random.below(3) == 0;
                let arguments = self.list(3, |texts| {
                    texts.values += 1;
                    let name = if is_declared { String::new() } else { format!("%v{}: ", texts.values) };
                    format!("{name}{}{}", texts.ty(), texts.dictionary(""))
                });
                let results = self.list(3, |texts| format!("{}{}", texts.ty(), texts.dictionary("")));
                let results = if results.is_empty() { results } else { format!(" -> ({results})") };
                let visibility = if self.random.below(2) == 0 { "" } else { self.word() };
                let body = if is_declared { "" } else { " {\n\"w.end\"() : () -> ()\n}" };
                self.values += 1;
                let name = format!("@\"{}{}\"", self.one_of(&["f", "a b"]), self.values);
                format!(
                    "w.func {visibility} {name}({arguments}){results}{}{body}",
                    self.dictionary(" attributes")
                )
            }
            2 => {
                let count = self.random.below(3);
                let bindings: Vec<String> = (0..count)
                    .map(|_| {
                        let ty = self.ty();
                        let value = self.value(&ty, &mut before);
                        self.values += 1;
                        format!("%v{} = {value} : {ty}", self.values)
                    })
                    .collect();
                format!(
                    "w.loop over({}) do {{\n\"t.x\"() : () -> ()\n}}{}",
                    bindings.join(", "),
                    self.dictionary("")
                )
            }
            3 => {
                let all: Vec<String> = if self.random.below(2) == 0 {
                    vec![self.ty(); 3]
                } else {
                    (0..3).map(|_| self.ty()).collect()
                };
                let (a, b) = (self.value(&all[0], &mut before), self.value(&all[1], &mut before));
                let result = if all[2].contains("->") { format!("({})", all[2]) } else { all[2].clone() };
                format!(
                    "%v{} = w.add {a}, {b}{} : ({}, {}) -> {result}",
                    self.values + 1,
                    self.dictionary(""),
                    all[0],
                    all[1]
                )
            }
            4 => {
                let types: Vec<String> = (0..self.random.below(4)).map(|_| self.ty()).collect();
                let values: Vec<String> = types.iter().map(|ty| self.value(ty, &mut before)).collect();
                let shown =
                    if types.is_empty() { String::new() } else { format!(" : ({}) -> ()", types.join(", ")) };
                format!("w.all ({}){}{shown}", values.join(", "), self.dictionary(""))
            }
            5 => {
                let value = self.one_of(&[
                    "1 : i8",
                    "dense<2> : tensor<3xi8>",
                    "0.5 : f16",
                    "true",
                    "unit",
                    "\"x\" : i4",
                ]);
                let value = if value == "unit" { "7 : index" } else { value };
                format!("%v{} = w.constant {value}{}", self.values + 1, self.dictionary(""))
            }
            6 => {
                let visibility = if self.random.below(2) == 0 { "" } else { self.word() };
                let speed = match self.random.below(2) {
                    0 => String::new(),
                    _ => format!(" [{}]", self.one_of(&["slow", "fast", "\"other\"", "\"slow \""])),
                };
                let number = self.values;
                format!("w.global {visibility} @g{number} is {}{speed}{}", self.word(), self.dictionary(""))
            }
            7 => {
                let offsets = self.index_list(["[", "]"], false, &mut before);
                let sizes = self.index_list(["(", ")"], true, &mut before);
                format!("w.slice {offsets} to {sizes}{}", self.dictionary(""))
            }
            9 => {
                let mut fields = vec![
                    format!("count = {}", self.random.below(100)),
                    format!("sizes = [{}]", self.one_of(&["", "1", "-2, 3"])),
                    format!("native = -{}", self.random.below(9)),
                ];
                if self.random.below(2) == 0 {
                    fields.push(format!("note = {}", self.one_of(&["\"\"", "\"a, b\""])));
                }
                if self.random.below(2) == 0 {
                    fields.push(format!("depth = {}", self.random.below(5)));
                }
                let by = self.random.below(fields.len());
                fields.rotate_left(by);
                let kind = self.one_of(&["", " of kind = <i1>"]);
                format!("w.options <{}>{kind}{}", fields.join(", "), self.dictionary(""))
            }
            8 => {
                let (map, count) = [
                    ("() -> (0)", [0, 0]),
                    ("(d0) -> (d0, d0 * 2)", [1, 0]),
                    ("()[s0] -> (s0 floordiv 3)", [0, 1]),
                    ("(d0, d1)[s0, s1] -> (d0 - s1 mod 4)", [2, 2]),
                ][self.random.below(4)];
                let [dims, symbols] = count.map(|count| {
                    (0..count).map(|_| self.value("index", &mut before)).collect::<Vec<_>>().join(", ")
                });
                let symbols = if count[1] == 0 { String::new() } else { format!("[{symbols}]") };
                format!(
                    "%v{} = w.apply affine_map<{map}>({dims}){symbols}{}",
                    self.values + 1,
                    self.dictionary("")
                )
            }
            _ => {
                let ty = self.one_of(&[
                    "!w.ptr<i8 in space(3)>",
                    "tensor<?x!w.ptr<f32 in space(1)>>",
                    "tensor<*x!w.ptr<i1 in space(0)>>",
                ]);
                let value = self.value(ty, &mut before);
                format!(
                    "%v{} = w.load {value}{}{} : {ty}",
                    self.values + 1,
                    self.one_of(&["", " kind <i1>"]),
                    self.dictionary("")
                )
            }
        };
        self.values += 1;
        format!("{before}{operation}\n")
    }
}

#[test]
fn random_texts_are_read_back() {
    let dialects = dialects();
    for seed in 0..40 {
        let mut texts = Texts { random: Random::new(seed), values: 0 };
        let program: String = (0..20).map(|_| texts.operation()).collect();
        let answer = answer_of_both(dialects, &program);
        assert!(!answer.starts_with("a.mlir:"), "seed {seed}: {answer}\n{program}");
    }
}
