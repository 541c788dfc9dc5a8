//! The directives of forms for members of types by their names, for operands with affine maps, and for regions that
//! hide names or omit their terminators: compiled, loaded, read back, and with random values.

use super::forms::{Texts, check_programs, check_random, definitions};

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
def X_RangeOp : X_Op<"range"> {
  let arguments = (ins I64Attr:$from, I64Attr:$to);
  let assemblyFormat = "$from unless-equal($to, ref($from), \"to\", \"1\") attr-dict";
}
def : BuiltValue<"::x::usual()", "\"us ual\"">;
def X_UsualOp : X_Op<"usual"> {
  let arguments = (ins DefaultValuedAttr<StrAttr, "::x::usual()">:$name);
  let assemblyFormat = "attr-dict";
}
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

// Loops over spaces.
def X_SpaceType : TypeDef<X_Dialect, "Space"> {
  let mnemonic = "space";
  let parameters = (ins "uint64_t":$from, "uint64_t":$to);
  let hasCustomAssemblyFormat = 1;
}
def X_IteratorType : TypeDef<X_Dialect, "Iterator"> {
  let mnemonic = "iterator";
  let parameters = (ins "int32_t":$from, "int32_t":$to);
  let hasCustomAssemblyFormat = 1;
}
foreach name = ["space", "iterator"] in
  def : TypeForm<"x." # name, "`<` `levels` `=` $from (`to` $to^)? `>`", ["to = from + 1"]>;
def X_YieldOp : X_Op<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def X_OverOp : X_Op<"over", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins AnyType:$space, Variadic<AnyType>:$begin, I64Attr:$used);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    space-loop($space, $begin, $used, type($space), type($begin), type($results), "!x.space<", "!x.iterator<", $body)
    whole-region($body, ref(type($begin))) attr-dict
  }];
}
def X_EachOp : X_Op<"each", [AttrSizedOperandSegments, SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins Variadic<AnyType>:$spaces, Variadic<AnyType>:$begin, I64Attr:$used, ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$bodies);
  let assemblyFormat = [{
    space-cases($spaces, $begin, $used, type($spaces), type($begin), type($results), "!x.space<", "!x.iterator<", $cases, $bodies)
    attr-dict
  }];
}

// Regions.
def X_UntilOp : X_Op<"until", [NoTerminator]> {
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = "whole-region($body, \"block\") `until` $other attr-dict";
}
def X_WarpOp : X_Op<"warp", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "arrow-types(type($results), \"(\") whole-region($body, \"labels\", ref(type($results))) attr-dict";
}
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

/// A text for a type with members, and the names on a way to a part of it.
fn with_members(texts: &mut Texts, depth: usize) -> (String, Vec<&'static str>) {
    const NAMES: &[&str] = &["a", "b c", "in", "x.y", "7", "p:q", "r,s", "{", ">"];
    if depth == 0 || texts.random.below(4) == 0 {
        return (texts.one_of(&["i8", "tuple<f32, i8>", "() -> ()", "tensor<2xi8>"]).to_owned(), Vec::new());
    }
    let first = texts.random.below(NAMES.len() - 1);
    let members = [with_members(texts, depth - 1), with_members(texts, depth - 1)];
    let taken = texts.random.below(2);
    let mut way = vec![NAMES[first + taken]];
    if texts.random.below(3) > 0 {
        way.extend(&members[taken].1);
    }
    let [(one, _), (other, _)] = members;
    let record = format!("!x.record<\"r\"{{\"{}\":{one},\"{}\":{other}}}>", NAMES[first], NAMES[first + 1]);
    (if texts.random.below(2) == 0 { record } else { format!("!x.ref<{record}>") }, way)
}

/// Names, or `_`, in several positions.
fn some_of(texts: &mut Texts, name: &str, count: usize) -> Vec<String> {
    (0..count)
        .map(|at| if texts.random.below(3) == 0 { "_".to_owned() } else { format!("%{name}{at}") })
        .collect()
}

/// A random operation, after the operations that define its operands.
fn operation(texts: &mut Texts) -> String {
    const TYPES: &[&str] = &["i8", "f32", "index", "() -> ()", "!x.ref<i8>"];
    let mut before = String::new();
    let dictionary = texts.one_of(&["", "", " {a = 1 : i8}", " {x.b, c = \"x y\"}"]).to_owned();
    let values = |texts: &mut Texts, before: &mut String, most: usize| {
        let types: Vec<&str> = (0..texts.random.below(most + 1)).map(|_| texts.one_of(TYPES)).collect();
        let names: Vec<String> = types.iter().map(|ty| texts.value(ty, before)).collect();
        (names, types)
    };
    // The operands that a loop begins with, and the end of a region of it.
    let begin = |texts: &mut Texts, before: &mut String| {
        let (names, types) = values(texts, before, 2);
        let defined = texts.results(names.len());
        if names.is_empty() {
            return (defined, String::new(), String::new(), String::new());
        }
        let pairs: Vec<String> =
            names.iter().enumerate().map(|(at, name)| format!("%a{at} = {name}")).collect();
        let arguments: Vec<String> = (0..names.len()).map(|at| format!("%a{at}")).collect();
        let (arguments, types) = (arguments.join(", "), types.join(", "));
        let end = format!("x.yield {arguments} : {types}\n");
        (defined, format!(" iter_args({})", pairs.join(", ")), format!(" -> ({types})"), end)
    };
    let space = |texts: &mut Texts| {
        let (from, count) = (texts.random.below(3), 1 + texts.random.below(3));
        let to = if count == 1 && texts.random.below(2) == 0 {
            String::new()
        } else {
            format!(" to {}", from + count)
        };
        (format!("!x.space<levels = {from}{to}>"), count)
    };
    let coordinates = |texts: &mut Texts, count: usize| {
        let names = some_of(texts, "c", count).join(", ");
        if texts.random.below(3) == 0 { String::new() } else { format!(" at({names})") }
    };
    let operation = match texts.random.below(13) {
        0 | 1 => {
            let (ty, names) = with_members(texts, 3);
            let x = texts.value(&ty, &mut before);
            let indices: Vec<String> =
                (0..texts.random.below(3)).map(|_| texts.value("index", &mut before)).collect();
            let mut way: Vec<String> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
            for index in &indices {
                way.insert(texts.random.below(way.len() + 1), index.clone());
            }
            if way.is_empty() {
                way.push(texts.value("i8", &mut before));
            }
            let types = vec!["index"; indices.len()];
            let types = if names_of_values(&way) > types.len() { vec!["i8"] } else { types };
            let types: String = types.into_iter().map(|ty| format!(", {ty}")).collect();
            format!("{}x.path {x}, {}{dictionary} : ({ty}{types}) -> f32", texts.results(1), way.join(", "))
        }
        2 => {
            let [from, to] = [(); 2].map(|()| texts.one_of(&["memref<4xi8>", "memref<2x2xi8>", "i8"]));
            let [a, b] = [from, to].map(|ty| texts.value(ty, &mut before));
            let indices: Vec<String> = (0..2).map(|_| texts.value("index", &mut before)).collect();
            let [x, y] = [(); 2].map(|()| texts.list(3, |texts| texts.affine_index(&indices)));
            let more: String = (0..texts.random.below(3)).map(|at| format!(", {}", indices[at])).collect();
            format!("x.dma {a}[{x}], {b}[{y}]{more}{dictionary} : {from}, {to}")
        }
        3 => {
            let (names, types) = values(texts, &mut before, 3);
            let pairs: Vec<String> =
                names.iter().enumerate().map(|(at, name)| format!("%a{at} = {name}")).collect();
            let arguments: Vec<String> =
                types.iter().enumerate().map(|(at, ty)| format!("%b{at}: {ty}")).collect();
            let (with, label) = if names.is_empty() {
                (String::new(), String::new())
            } else {
                (
                    format!("({}) : {}", pairs.join(", "), types.join(", ")),
                    format!("^bb0({}):\n", arguments.join(", ")),
                )
            };
            let other = texts.one_of(&["", "x.stop\n", "^bb0(%c: i8):\nx.end\n"]);
            format!("x.if when {with} {{\n{label}x.end\n}} else {{\n{other}}}{dictionary}")
        }
        4 => {
            let (names, types) = values(texts, &mut before, 3);
            let shown = if names.is_empty() {
                String::new()
            } else {
                format!("{} : {} ", names.join(", "), types.join(", "))
            };
            let uses: String = names
                .iter()
                .zip(&types)
                .map(|(name, ty)| format!("\"t.x\"({name}) : ({ty}) -> ()\n"))
                .collect();
            let mut inside = String::new();
            let inner = texts.value("i8", &mut inside);
            let nested = texts
                .one_of(&["", "x.hidden I : i8 {\n\"t.x\"(I) : (i8) -> ()\n}\n\"t.x\"(I) : (i8) -> ()\n"]);
            format!("x.hidden {shown}{{\n{uses}{inside}{}}}{dictionary}", nested.replace('I', &inner))
        }
        5 | 6 => {
            let digits: String =
                (0..1 + texts.random.below(40)).map(|_| texts.one_of(&["0", "1", "7", "8", "9"])).collect();
            let integer = texts.one_of(&["D", "-D", "00D", "-0D", "8", "-8", "15"]);
            let name = texts.one_of(&["a", "\"\"", "\"a b\""]);
            format!("x.integer {} {name}{dictionary}", integer.replace('D', &digits))
        }
        7 => {
            let ty = texts.one_of(&["i8", "!x.ref<i8>", "!x.record<\"r\"{\"a\":i8,\"b\":i8}>"]);
            let (x, word) = (texts.value(ty, &mut before), texts.one_of(&["ptr", "var"]));
            let rest: Vec<String> =
                (0..texts.random.below(4)).map(|_| texts.value("i32", &mut before)).collect();
            let rest = match &rest[..] {
                [] => texts.one_of(&["*", "()"]).to_owned(),
                [one] => texts.one_of(&["V", "(V)"]).replace('V', one),
                several => format!("({})", several.join(", ")),
            };
            format!("x.word {word}({x} : {ty}) {rest}{dictionary}")
        }
        8 => {
            let ((ty, count), (defined, with, arrow, end)) = (space(texts), begin(texts, &mut before));
            let (of, at) = (texts.value(&ty, &mut before), coordinates(texts, count));
            format!("{defined}x.over %i in {of}{at}{with} : {ty}{arrow} {{\n{end}}}{dictionary}")
        }
        9 => {
            let spaces: Vec<(String, usize)> = (0..1 + texts.random.below(3)).map(|_| space(texts)).collect();
            let (defined, with, arrow, end) = begin(texts, &mut before);
            let names: Vec<String> = spaces.iter().map(|(ty, _)| texts.value(ty, &mut before)).collect();
            let types: Vec<&str> = spaces.iter().map(|(ty, _)| ty.as_str()).collect();
            let at = coordinates(texts, spaces[0].1);
            let cases: String = (0..1 + texts.random.below(3))
                .map(|_| format!("\ncase {} {{\n{end}}}", some_of(texts, "i", spaces.len()).join(", ")))
                .collect();
            format!(
                "{defined}x.each ({}){at}{with} : ({}){arrow}{cases}{dictionary}",
                names.join(", "),
                types.join(", ")
            )
        }
        10 => {
            let range = texts.one_of(&["3", "-1", "0 to 1", "5 to 2", "9223372036854775807 to 0", "-7 to 7"]);
            format!("x.range {range}{dictionary}")
        }
        11 => {
            let [body, other] = [(); 2].map(|()| texts.one_of(&["", "\"t.x\"() : () -> ()\n"]));
            format!("x.until {{\n{body}}} until {{\n{other}}}{dictionary}")
        }
        _ => {
            let (names, types) = values(texts, &mut before, 2);
            let (arrow, end) = if names.is_empty() {
                (String::new(), texts.one_of(&["", "x.yield\n"]).to_owned())
            } else {
                let types = types.join(", ");
                (format!(" -> ({types})"), format!("x.yield {} : {types}\n", names.join(", ")))
            };
            let label = texts.one_of(&["", "^bb0(%a: i8):\n"]);
            format!("{}x.warp{arrow} {{\n{label}{end}}}{dictionary}", texts.results(names.len()))
        }
    };
    format!("{before}{operation}\n")
}

/// The number of steps of a way that are values.
fn names_of_values(way: &[String]) -> usize {
    way.iter().filter(|step| step.starts_with('%')).count()
}

#[test]
fn random_texts_are_read_back() {
    check_random(dialects(), |texts| (0..30).map(|_| operation(texts)).collect());
}
