//! Random texts of the forms, which are read back.

use super::{answer_of_both, dialects};
use isogloss::def::Dialect;
use isogloss_tests::mutate::Random;

/// Random texts of forms.
pub(crate) struct Texts {
    pub(crate) random: Random,
    /// The number of values so far.
    values: usize,
}

impl Texts {
    pub(crate) fn new(seed: u64) -> Self {
        Self { random: Random::new(seed), values: 0 }
    }

    pub(crate) fn one_of<'t>(&mut self, choices: &[&'t str]) -> &'t str {
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

    pub(crate) fn list(&mut self, most: usize, mut element: impl FnMut(&mut Self) -> String) -> String {
        let count = self.random.below(most + 1);
        (0..count).map(|_| element(self)).collect::<Vec<_>>().join(", ")
    }

    /// A value of a type, that an operation before defines.
    pub(crate) fn value(&mut self, ty: &str, before: &mut String) -> String {
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

    /// A type with the values of its dynamic dimensions.
    fn sized(&mut self, boxes: usize, before: &mut String) -> [String; 2] {
        let (ty, count) = [
            ("tensor<?x4x?xf32>", 2),
            ("!w.buffer", 1),
            ("memref<4xi8>", 0),
            ("i32", 0),
            ("!w.box<i8>", 0),
            ("!w.box<tuple<tensor<?xi8>, memref<?x?xf32>>>", 3),
        ][self.random.below(4 + boxes)];
        let sizes: Vec<String> = (0..count).map(|_| self.value("index", before)).collect();
        let shown = if sizes.is_empty() { ty.to_owned() } else { format!("{ty}{{{}}}", sizes.join(", ")) };
        [ty.to_owned(), shown]
    }

    /// Results; some are tied to operands with these names and types.
    fn tied_results(&mut self, operands: &[String]) -> (usize, String) {
        let count = self.random.below(4);
        let results: Vec<String> = (0..count)
            .map(|_| match (self.random.below(3), operands) {
                (0, [_, ..]) => operands[self.random.below(operands.len())].clone(),
                (1, [_, ..]) => format!("{} as {}", operands[self.random.below(operands.len())], "f16"),
                _ => self.one_of(&["i8", "tensor<?xf32>", "!w.buffer"]).to_owned(),
            })
            .collect();
        let shown = results.join(", ");
        (count, if count == 1 { shown } else { format!("({shown})") })
    }

    /// An expression of two indices.
    pub(crate) fn affine_index(&mut self, indices: &[String]) -> String {
        let at = self.random.below(2);
        let [x, y] = [&indices[at], &indices[1 - at]];
        match self.random.below(6) {
            0 => x.clone(),
            1 => format!("{x} + {y} * 2 - 7"),
            2 => format!("symbol({x}) floordiv 4"),
            3 => format!("({x} - {y}) mod 3"),
            4 => format!("-{x} ceildiv 5 + symbol({y})"),
            _ => "42".to_owned(),
        }
    }

    /// The names of some results.
    pub(crate) fn results(&mut self, count: usize) -> String {
        self.values += 1;
        match count {
            0 => String::new(),
            1 => format!("%v{} = ", self.values),
            _ => format!("%v{}:{count} = ", self.values),
        }
    }

    /// An operation with tied results, sizes, regions or structured text.
    fn shaped(&mut self) -> String {
        let mut before = String::new();
        let operation = match self.random.below(18) {
            17 => {
                let widths: Vec<usize> =
                    (0..self.random.below(3)).map(|_| 1 + self.random.below(9)).collect();
                let inputs: Vec<String> = widths
                    .iter()
                    .map(|width| {
                        let ty = format!("i{width}");
                        let value = self.value(&ty, &mut before);
                        format!("{}: {value}: {ty}", self.one_of(&["a", "\"b c\"", "in"]))
                    })
                    .collect();
                let others =
                    self.list(2, |texts| format!("{}: {}", texts.one_of(&["x", "\"\""]), texts.ty()));
                let kept = if self.random.below(2) == 0 {
                    String::new()
                } else {
                    let ty = format!("!w.box<i{}>", widths.iter().sum::<usize>());
                    format!(" keep {}", self.value(&ty, &mut before))
                };
                let name = self.one_of(&["", " name \"n\"", " name \"\""]);
                let count = 1 + if others.is_empty() { 0 } else { others.matches(": ").count() };
                let defined = self.results(count);
                format!(
                    "{defined}w.wire{name} ({}) -> ({others}){kept}{}",
                    inputs.join(", "),
                    self.dictionary("")
                )
            }
            12 => {
                let inputs: Vec<[String; 2]> =
                    (0..self.random.below(3)).map(|_| self.sized(0, &mut before)).collect();
                let captures: Vec<String> = inputs
                    .iter()
                    .enumerate()
                    .map(|(at, [ty, shown])| format!("{} as %a{at}: {shown}", self.value(ty, &mut before)))
                    .collect();
                let outputs: Vec<String> =
                    (0..self.random.below(3)).map(|_| self.sized(0, &mut before)[1].clone()).collect();
                let defined = self.results(outputs.len());
                let arrow =
                    if outputs.is_empty() { String::new() } else { format!(" -> ({})", outputs.join(", ")) };
                format!("{defined}w.inside ({}){arrow} {{\n}}{}", captures.join(", "), self.dictionary(""))
            }
            13 => {
                let (mut operands, mut types) = (Vec::new(), Vec::new());
                for _ in 0..self.random.below(4) {
                    if self.random.below(2) == 0 {
                        let [at, end, length] = [(); 3].map(|()| self.value("index", &mut before));
                        let buffer = self.value("!w.buffer", &mut before);
                        operands.push(format!("{buffer}[{at} to {end} for {length}]"));
                        types.push("!w.buffer");
                    } else {
                        operands.push(self.value("i8", &mut before));
                        types.push("i8");
                    }
                }
                let defined = self.results(types.len());
                format!(
                    "{defined}w.mix({}){} : ({})",
                    operands.join(", "),
                    self.dictionary(""),
                    types.join(", ")
                )
            }
            14 => {
                let kinds = ["<i8>", "[]", "[<i8>, <tensor<4xf32>>]", "[<() -> i1>]"];
                let count = 1 + self.random.below(3);
                let operands: Vec<String> = (0..count)
                    .map(|_| format!("{}{}", self.value("i8", &mut before), self.one_of(&kinds)))
                    .collect();
                let kind = self.one_of(&["", " kind (i8) -> (i1, i2)"]);
                format!(
                    "w.assume {}{} : {}{kind}",
                    operands.join(", "),
                    self.dictionary(""),
                    vec!["i8"; count].join(", ")
                )
            }
            15 => {
                let lists = self.list(3, |texts| texts.index_list(["[", "]"], false, &mut before));
                let fields = self.one_of(&[
                    "",
                    "by = [1, -2]",
                    "pad = [[1, 2], [3, 4]]",
                    "pad = [[0], [0]], by = []",
                    "by = [3], pad = unit",
                ]);
                let defined = self.results(1);
                let ty = self.one_of(&["i8", "i8 as i16", "tensor<4xi8> as () -> i1"]);
                format!("{defined}w.tiles [{lists}] {{{fields}}}{} : {ty}", self.dictionary(""))
            }
            16 => {
                let arguments = self.list(3, |texts| {
                    texts.one_of(&["%a : i8", "i16", "%b.c : f32 ...", "tensor<?xi8> ..."]).to_owned()
                });
                let results = self.one_of(&["", " -> i8", " -> (i8, i16)", " -> (() -> ())"]);
                let visibility = self.one_of(&["", " private", " public"]);
                self.values += 1;
                let number = self.values;
                format!("w.import{visibility} @i{number}({arguments}){results}{}", self.dictionary(""))
            }
            0 => {
                let types: Vec<String> = (0..self.random.below(3)).map(|_| self.ty()).collect();
                let names: Vec<String> = types.iter().map(|ty| self.value(ty, &mut before)).collect();
                let (count, results) = self.tied_results(&names);
                let defined = self.results(count);
                let (names, types) = (names.join(", "), types.join(", "));
                format!("{defined}w.tied_call({names}){} : ({types}) -> {results}", self.dictionary(""))
            }
            1 => {
                let names: Vec<String> = (0..self.random.below(3)).map(|at| format!("%a{at}")).collect();
                let arguments =
                    names.iter().map(|name| format!("{name}: {}{}", self.ty(), self.dictionary("")));
                let arguments = arguments.collect::<Vec<_>>().join(", ");
                let results = self.tied_results(&names).1;
                let body = self.one_of(&["", " {\n\"w.end\"() : () -> ()\n}"]);
                let results = if body.is_empty() && names.is_empty() { "()".to_owned() } else { results };
                self.values += 1;
                let (number, attributes) = (self.values, self.dictionary(" attributes"));
                format!("w.tied_func @f{number}({arguments}) -> {results}{attributes}{body}")
            }
            2 => {
                let [first, shown] = ["tensor<?xi8>".to_owned(), "tensor<?xi8>".to_owned()];
                let size = self.value("index", &mut before);
                let one = self.value(&first, &mut before);
                let others: Vec<[String; 2]> =
                    (0..1 + self.random.below(3)).map(|_| self.sized(2, &mut before)).collect();
                let names: Vec<String> = others.iter().map(|[ty, _]| self.value(ty, &mut before)).collect();
                let shapes: Vec<&str> = others.iter().map(|[_, shown]| shown.as_str()).collect();
                format!(
                    "w.sized {one}, {}{} : {shown}{{{size}}}, {}",
                    names.join(", "),
                    self.dictionary(""),
                    shapes.join(", ")
                )
            }
            3 => {
                let inputs: Vec<[String; 2]> =
                    (0..self.random.below(3)).map(|_| self.sized(0, &mut before)).collect();
                let names: Vec<String> = inputs.iter().map(|[ty, _]| self.value(ty, &mut before)).collect();
                let shapes: Vec<&str> = inputs.iter().map(|[_, shown]| shown.as_str()).collect();
                let outputs: Vec<String> =
                    (0..self.random.below(3)).map(|_| self.sized(0, &mut before)[1].clone()).collect();
                let has_token = self.random.below(2);
                let defined = self.results(outputs.len() + has_token);
                let targets = self.one_of(&["@a", "{@a, @b::@c}", "{}", "4 : i8"]);
                let token = if has_token == 1 { " []" } else { "" };
                format!(
                    "{defined}w.dispatch {targets}({}){token}{} : ({}) -> ({})",
                    names.join(", "),
                    self.dictionary(""),
                    shapes.join(", "),
                    outputs.join(", ")
                )
            }
            4 => {
                let value = self.one_of(&[
                    "= 4 : i32",
                    ": i64 = \"text\"",
                    ": tensor<4xi8>",
                    ": i8 = 4 : i16",
                    "= 0.5 : f32",
                ]);
                let number = self.values;
                format!("w.variable @\"v {number}\"{} {value}", self.dictionary(""))
            }
            5 => {
                let value =
                    self.one_of(&["dense<1> : tensor<2xi32>", "unit : index", ": f32", "true", "[] : i8"]);
                let defined = self.results(1);
                format!("{defined}w.literal{} {value}", self.dictionary(""))
            }
            6 => {
                let ranges =
                    self.list(3, |texts| texts.one_of(&["0:1", "-1:2:3", "4:5:1", "6:7:-1"]).to_owned());
                let symbol = self.one_of(&["@a", "@a as(\"b c\")", "@\"x y\" as(\"\")"]);
                format!(
                    "w.export {symbol} [{ranges}] by {}{}",
                    self.one_of(&["", "1", "-2, 3"]),
                    self.dictionary("")
                )
            }
            7 => {
                let first = self.list(2, |texts| {
                    let (from, to) = (texts.value("index", &mut before), texts.value("index", &mut before));
                    format!("[{from} for {to}]")
                });
                let second: String = (0..self.random.below(3))
                    .map(|_| {
                        format!(
                            ", {}[{}]",
                            self.value("index", &mut before),
                            self.value("index", &mut before)
                        )
                    })
                    .collect();
                format!("w.pairs {first} and{second}{}", self.dictionary(""))
            }
            8 => {
                let kinds = self.one_of(&[
                    "{}",
                    "{kinds = [\"plain\", \"fancy\"]}",
                    "{doc = \"d\", kinds = []}",
                    "{kinds = [1 : i8]}",
                ]);
                let input = self.value("f32", &mut before);
                let attributes = self.dictionary(" attrs =");
                format!(
                    "w.structured.generic {kinds} ins({input} : f32){attributes} {{\n\"w.yield\"() : () -> ()\n}}"
                )
            }
            9 => {
                let (input, output) =
                    (self.value("f32", &mut before), self.value("tensor<4xi8>", &mut before));
                let defined = self.results(1);
                format!(
                    "{defined}w.structured.copy{} ins({input} : f32) outs({output} : tensor<4xi8>)",
                    self.dictionary("")
                )
            }
            10 => {
                let ty = self.ty();
                let input = self.value(&ty, &mut before);
                let other = self.one_of(&["", " else(%c: i8, %d: f32) {\n\"t.x\"() : () -> ()\n}"]);
                format!(
                    "w.when({input}: {ty}) do(%a: i8) -> i1 {{\n}}{other}{}",
                    self.dictionary(" attributes")
                )
            }
            _ => {
                let types: Vec<String> = (0..self.random.below(3)).map(|_| self.ty()).collect();
                let names: Vec<String> = types.iter().map(|ty| self.value(ty, &mut before)).collect();
                let count = self.random.below(3);
                let outputs = vec!["i8"; count].join(", ");
                let defined = self.results(count);
                let arrow = if types.is_empty() || count == 0 { "" } else { " -> " };
                format!(
                    "{defined}w.many {}{} : {}{arrow}{outputs}",
                    names.join(", "),
                    self.dictionary(""),
                    types.join(", ")
                )
            }
        };
        self.values += 1;
        format!("{before}{operation}\n")
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

/// Reads and prints programs of random texts, which are right.
pub(crate) fn check_random(dialects: [&'static Dialect; 2], program: impl Fn(&mut Texts) -> String) {
    for seed in 0..40 {
        let program = program(&mut Texts::new(seed));
        let answer = answer_of_both(dialects, &program);
        assert!(!answer.starts_with("a.mlir:"), "seed {seed}: {answer}\n{program}");
    }
}

#[test]
fn random_texts_are_read_back() {
    check_random(dialects(), |texts| (0..20).map(|_| texts.operation() + &texts.shaped()).collect());
}
