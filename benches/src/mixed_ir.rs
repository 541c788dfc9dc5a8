//! Generators of generic IR that differs from line to line: many small functions with a wide
//! mix of types and attributes, debug locations, large constants. In [`crate::generic_ir`]
//! types and attributes repeat instead.

use std::fmt::Write as _;

use crate::generic_ir::{Random, generate};

/// A generator of text to parse, verify and print.
pub struct Corpus {
    /// The name in tables.
    pub name: &'static str,
    /// Generates about this many bytes from a seed.
    pub generate: fn(seed: u64, bytes: usize) -> String,
    /// Whether it is printed with locations.
    pub debug_info: bool,
}

/// The corpora that `ir` measures.
pub const CORPORA: [Corpus; 4] = [
    Corpus { name: "uniform", generate, debug_info: false },
    Corpus { name: "mixed", generate: mixed, debug_info: false },
    Corpus { name: "located", generate: located, debug_info: true },
    Corpus { name: "constants", generate: constants, debug_info: false },
];

/// Modules of small functions with all kinds of builtin types and attributes.
#[must_use]
pub fn mixed(seed: u64, bytes: usize) -> String {
    let mut writer = Writer::new(seed, bytes, false);
    writer.modules(bytes);
    writer.out
}

/// As [`mixed`], with a location for each operation.
#[must_use]
pub fn located(seed: u64, bytes: usize) -> String {
    let mut writer = Writer::new(seed, bytes, true);
    writer.modules(bytes);
    writer.out
}

/// Operations with large dense literals: integers and floats, as lists and in hexadecimal, and dense arrays.
#[must_use]
pub fn constants(seed: u64, bytes: usize) -> String {
    let mut writer = Writer::new(seed, bytes, false);
    writer.out.push_str("\"builtin.module\"() ({\n");
    while writer.out.len() < bytes {
        let number = writer.fresh();
        let _ = write!(writer.out, "  %{number} = \"work.constant\"() {{value = ");
        writer.constant();
        writer.out.push_str("} : () -> tensor<*xf32>\n");
    }
    writer.out.push_str("}) : () -> ()\n");
    writer.out
}

struct Writer {
    random: Random,
    out: String,
    /// The number of the next value.
    next: usize,
    locations: bool,
}

/// A value that may be used, and the text of its type.
type Value = (usize, String);

impl Writer {
    fn new(seed: u64, bytes: usize, locations: bool) -> Self {
        Self { random: Random::new(seed), out: String::with_capacity(bytes + 4096), next: 0, locations }
    }

    fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn modules(&mut self, bytes: usize) {
        if self.locations {
            for number in 0..1000 {
                let _ = writeln!(self.out, "#loc{number} = loc(\"inlined_{}.x\":{number}:5)", number % 40);
            }
        }
        self.out.push_str("\"builtin.module\"() ({\n");
        let mut number = 0;
        while self.out.len() < bytes {
            let _ = writeln!(self.out, "  \"builtin.module\"() <{{sym_name = \"module_{number}\"}}> ({{");
            for _ in 0..1 + self.random.below(3) {
                self.function(number);
                number += 1;
            }
            self.out.push_str("  }) : () -> ()\n");
        }
        self.out.push_str("}) : () -> ()\n");
    }

    fn function(&mut self, number: usize) {
        self.out.push_str("    \"work.func\"() ({\n");
        let mut visible: Vec<Value> = Vec::new();
        let mut of_entry = 0;
        let blocks = 1 + self.random.below(4);
        for block in 0..blocks {
            // Values of other blocks may not dominate this one.
            visible.truncate(of_entry);
            if block > 0 || self.random.below(2) == 0 {
                let arguments: Vec<Value> =
                    (0..1 + self.random.below(3)).map(|_| (self.fresh(), self.ty(2))).collect();
                let _ = write!(self.out, "    ^bb{block}(");
                for (index, (value, ty)) in arguments.iter().enumerate() {
                    let _ = write!(self.out, "{}%{value}: {ty}", if index == 0 { "" } else { ", " });
                }
                self.out.push_str("):\n");
                visible.extend(arguments);
            }
            for _ in 0..1 + self.random.below(8) {
                self.operation(&mut visible, 3);
            }
            if block == 0 {
                of_entry = visible.len();
            }
            let targets = match blocks - block - 1 {
                0 => String::new(),
                1 => format!("[^bb{}]", block + 1),
                left => format!("[^bb{}, ^bb{}]", block + 1, block + 1 + self.random.below(left)),
            };
            let _ = write!(self.out, "      \"work.branch\"(){targets} : () -> ()");
            self.end();
        }
        let _ = write!(self.out, "    }}) {{sym_name = \"function_{number}\"}} : () -> ()");
        self.end();
    }

    fn operation(&mut self, visible: &mut Vec<Value>, depth: usize) {
        self.out.push_str(&"  ".repeat(depth));
        let types: Vec<String> = (0..*self.random.of(&[0, 1, 1, 1, 2])).map(|_| self.ty(2)).collect();
        let number = self.fresh();
        match types.len() {
            0 => {}
            1 => drop(write!(self.out, "%{number} = ")),
            results => drop(write!(self.out, "%{number}:{results} = ")),
        }
        let count = if visible.is_empty() { 0 } else { *self.random.of(&[0, 1, 1, 2, 3]) };
        let operands: Vec<Value> = (0..count).map(|_| self.random.of(visible).clone()).collect();
        let _ = write!(self.out, "\"work.operation_{}\"(", self.random.below(300));
        for (index, (value, _)) in operands.iter().enumerate() {
            let _ = write!(self.out, "{}%{value}", if index == 0 { "" } else { ", " });
        }
        self.out.push(')');
        if self.random.below(4) == 0 {
            let attribute = self.attribute(2);
            let _ = write!(self.out, " <{{inherent = {attribute}}}>");
        }
        if depth < 6 && self.random.below(10) == 0 {
            self.out.push_str(" ({\n");
            let mut inner = visible.clone();
            for _ in 0..1 + self.random.below(3) {
                self.operation(&mut inner, depth + 1);
            }
            self.out.push_str(&"  ".repeat(depth));
            self.out.push_str("})");
        }
        let names = ["alignment", "bounds", "callee", "kind", "layout", "mode", "operand_order", "value"];
        let mut chosen: Vec<&str> = (0..self.random.below(4)).map(|_| *self.random.of(&names)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        for (index, name) in chosen.iter().enumerate() {
            let attribute = self.attribute(2);
            let _ = write!(self.out, "{}{name} = {attribute}", if index == 0 { " {" } else { ", " });
        }
        if !chosen.is_empty() {
            self.out.push('}');
        }
        let inputs: Vec<&str> = operands.iter().map(|(_, ty)| ty.as_str()).collect();
        let _ = write!(self.out, " : ({}) -> ", inputs.join(", "));
        match &types[..] {
            [ty] if !ty.starts_with('(') => self.out.push_str(ty),
            _ => drop(write!(self.out, "({})", types.join(", "))),
        }
        self.end();
        if let [ty] = &types[..] {
            visible.push((number, ty.clone()));
        }
    }

    /// The location and the end of the line.
    fn end(&mut self) {
        if self.locations {
            let (line, column) = (1 + self.random.below(4000), 1 + self.random.below(90));
            let file = self.random.below(40);
            let _ = match self.random.below(8) {
                0 => write!(self.out, " loc(#loc{})", self.random.below(1000)),
                1 => write!(
                    self.out,
                    " loc(callsite(\"source_{file}.x\":{line}:{column} at #loc{}))",
                    line % 1000
                ),
                2 => write!(self.out, " loc(\"value_{}\"(\"source_{file}.x\":{line}:{column}))", line % 500),
                3 => {
                    write!(self.out, " loc(fused[\"source_{file}.x\":{line}:{column}, #loc{}])", line % 1000)
                }
                _ => write!(self.out, " loc(\"source_{file}.x\":{line}:{column})"),
            };
        }
        self.out.push('\n');
    }

    fn scalar(&mut self) -> String {
        match self.random.below(12) {
            0..4 => format!("i{}", self.random.of(&[1, 8, 16, 32, 64, 128, 7, 512])),
            4 => format!("si{}", 1 + self.random.below(64)),
            5 => format!("ui{}", 1 + self.random.below(64)),
            6 => "index".to_owned(),
            _ => (*self.random.of(&["f32", "f64", "bf16", "f16", "f8E4M3FN", "f8E5M2", "tf32", "f128"]))
                .to_owned(),
        }
    }

    fn ty(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.scalar();
        }
        let size = 1 + self.random.below(64);
        match self.random.below(16) {
            0..3 => format!("tensor<{size}x?x{}>", self.scalar()),
            3 => format!("tensor<?x{size}xf32, #other.encoding<{}>>", self.random.below(20)),
            4 => format!("memref<{size}x4x{}>", self.scalar()),
            5 => format!("memref<{size}x?x{}, strided<[{size}, 1], offset: ?>>", self.scalar()),
            6 => format!("memref<?x{size}xf32, {} : i32>", 1 + self.random.below(5)),
            7 => format!("vector<{size}x{}>", self.scalar()),
            8 => format!("vector<[{size}]xi{}>", 1 + self.random.below(32)),
            9 => format!("tuple<{}, {}>", self.ty(depth - 1), self.ty(depth - 1)),
            10 => format!("({}) -> {}", self.ty(depth - 1), self.scalar()),
            11 => format!("!other.handle<{size}>"),
            12 => format!("complex<f{}>", self.random.of(&[32, 64])),
            _ => self.scalar(),
        }
    }

    fn attribute(&mut self, depth: usize) -> String {
        let number = self.random.below(5000);
        match self.random.below(if depth == 0 { 10 } else { 20 }) {
            0 => format!("{number} : i{}", self.random.of(&[16, 32, 64, 128])),
            1 => format!("{number}.25 : f{}", self.random.of(&[32, 64])),
            2 => format!("\"text {number}\""),
            3 => format!("@symbol_{number}"),
            4 => format!("@module_{}::@function_{number}", number % 7),
            5 => (*self.random.of(&["true", "false", "unit"])).to_owned(),
            6 => self.ty(1),
            7 => format!("#other.flags<{}>", number % 50),
            8 => format!("array<i32: {number}, {}, 3>", number % 11),
            9 => format!("dense<{number}> : tensor<{}xi32>", 1 + number % 9),
            10 => format!("dense<[{number}, 2, {}, 4]> : tensor<4xi64>", number % 13),
            11 => format!("dense<[{}.5, 1.0]> : tensor<2xf32>", number % 100),
            12 => format!("affine_map<(d0, d1)[s0] -> (d0 + {}, d1 * {} + s0)>", number % 40, 2 + number % 3),
            13 => format!("affine_set<(d0) : (d0 - {} >= 0)>", number % 40),
            14 => format!("dense_resource<resource_{}> : tensor<4xf32>", number % 50),
            15 => format!("sparse<[[0, {}]], [{number}]> : tensor<4x8xi32>", number % 8),
            16 | 17 => {
                let items: Vec<String> =
                    (0..self.random.below(5)).map(|_| self.attribute(depth - 1)).collect();
                format!("[{}]", items.join(", "))
            }
            _ => format!("{{first = {}, second = {}}}", self.attribute(depth - 1), self.attribute(depth - 1)),
        }
    }

    fn constant(&mut self) {
        let count = 200 + self.random.below(20_000);
        let element = *self.random.of(&["i8", "i32", "i64", "f32", "f64", "bf16", "index"]);
        let float = element.contains('f');
        match self.random.below(5) {
            // In hexadecimal, as printed.
            0 | 1 => {
                let width = match element {
                    "i8" => 1,
                    "bf16" => 2,
                    "i32" | "f32" => 4,
                    _ => 8,
                };
                self.out.push_str("dense<\"0x");
                for _ in 0..count * width {
                    let byte = self.random.number() as u8;
                    let _ = write!(self.out, "{byte:02X}");
                }
                let _ = write!(self.out, "\"> : tensor<{count}x{element}>");
            }
            2 | 3 => {
                self.out.push_str("dense<[");
                self.numbers(count, element, float);
                let _ = write!(self.out, "]> : tensor<{count}x{element}>");
            }
            _ => {
                let element = if element == "index" { "i64" } else { element };
                let _ = write!(self.out, "array<{element}: ");
                self.numbers(count, element, float);
                self.out.push('>');
            }
        }
    }

    fn numbers(&mut self, count: usize, element: &str, float: bool) {
        for index in 0..count {
            if index > 0 {
                self.out.push_str(", ");
            }
            let number = self.random.number();
            let _ = match element {
                "i8" => write!(self.out, "{}", number as i8),
                _ if float => write!(self.out, "{}.{:03}", number as i8, number >> 8 & 511),
                _ => write!(self.out, "{}", number as u16),
            };
        }
    }
}
