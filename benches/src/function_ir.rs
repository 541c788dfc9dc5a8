//! A generator of generic IR of registered dialects: functions of `func`, `arith` and `cf` operations, with memrefs
//! among the arguments.

use std::fmt::Write as _;

use crate::generic_ir::Random;
use crate::mixed_ir::Corpus;

/// Functions of registered operations. The reference tool needs the dialects `func`, `arith` and `cf`.
pub const FUNCTIONS: Corpus = Corpus { name: "functions", generate: functions, debug_info: false };

/// The types of values, and the names of binary operations on them.
const TYPES: [(&str, &[&str]); 6] = [
    ("i32", &["addi", "subi", "muli", "andi", "xori", "maxsi", "divsi", "shli"]),
    ("i64", &["addi", "subi", "muli", "ori", "minui", "remsi"]),
    ("index", &["addi", "muli", "subi", "ceildivsi"]),
    ("f32", &["addf", "subf", "mulf", "divf", "maximumf"]),
    ("f64", &["addf", "mulf", "minnumf"]),
    ("vector<4xf32>", &["addf", "mulf", "subf"]),
];

const MEMREFS: [&str; 4] =
    ["memref<4x?xf32>", "memref<?xi64, strided<[?], offset: ?>>", "memref<128xf64, 3>", "memref<2x3x4xi8>"];

/// A value, and the index of its type.
type Value = (usize, usize);

/// Generates about this many bytes from a seed: one module of functions that call earlier ones.
#[must_use]
pub fn functions(seed: u64, bytes: usize) -> String {
    let mut writer = Writer { random: Random::new(seed), out: String::with_capacity(bytes + 4096), next: 0 };
    writer.out.push_str("\"builtin.module\"() ({\n");
    let mut signatures = Vec::new();
    while writer.out.len() < bytes {
        let signature = writer.function(&signatures);
        signatures.push(signature);
    }
    writer.out.push_str("}) : () -> ()\n");
    writer.out
}

/// The types of the arguments and of the result of a function. The last argument is a memref.
struct Signature {
    arguments: Vec<usize>,
    memref: usize,
    result: usize,
}

struct Writer {
    random: Random,
    out: String,
    /// The number of the next value.
    next: usize,
}

impl Writer {
    fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn function(&mut self, others: &[Signature]) -> Signature {
        let arguments: Vec<usize> =
            (0..1 + self.random.below(4)).map(|_| self.random.below(TYPES.len())).collect();
        let (memref, result) = (self.random.below(MEMREFS.len()), self.random.below(TYPES.len()));
        let types: Vec<&str> = arguments.iter().map(|ty| TYPES[*ty].0).chain([MEMREFS[memref]]).collect();
        let _ = writeln!(
            self.out,
            "  \"func.func\"() <{{function_type = ({}) -> {}, sym_name = \"function_{}\"}}> ({{",
            types.join(", "),
            TYPES[result].0,
            others.len()
        );
        let names: Vec<usize> = types.iter().map(|_| self.fresh()).collect();
        let typed: Vec<String> =
            names.iter().zip(&types).map(|(name, ty)| format!("%{name}: {ty}")).collect();
        let _ = writeln!(self.out, "  ^bb0({}):", typed.join(", "));
        let mut visible: Vec<Value> = names.iter().copied().zip(arguments.iter().copied()).collect();
        let buffer = (names[arguments.len()], memref);
        let blocks = 1 + self.random.below(4);
        let mut of_entry = 0;
        for block in 0..blocks {
            if block > 0 {
                // Values of other blocks may not dominate this one.
                visible.truncate(of_entry);
                let argument = self.fresh();
                let _ = writeln!(self.out, "  ^bb{block}(%{argument}: i32):");
                visible.push((argument, 0));
            }
            for _ in 0..3 + self.random.below(12) {
                self.operation(&mut visible, buffer, others);
            }
            if block == 0 {
                of_entry = visible.len();
            }
            self.terminator(block, blocks, &mut visible, result);
        }
        self.out.push_str("  }) : () -> ()\n");
        Signature { arguments, memref, result }
    }

    /// A visible value of a type; a new constant if there is none.
    fn value(&mut self, visible: &mut Vec<Value>, ty: usize) -> usize {
        let of_type: Vec<usize> = visible.iter().filter(|value| value.1 == ty).map(|value| value.0).collect();
        if !of_type.is_empty() {
            return *self.random.of(&of_type);
        }
        self.constant(visible, ty)
    }

    fn constant(&mut self, visible: &mut Vec<Value>, ty: usize) -> usize {
        let (value, number) = (self.fresh(), self.random.below(1000));
        let name = TYPES[ty].0;
        let text = match ty {
            0..3 => format!("{number} : {name}"),
            3 | 4 => format!("{number}.5 : {name}"),
            _ => format!("dense<{number}.5> : {name}"),
        };
        let _ = writeln!(self.out, "    %{value} = \"arith.constant\"() <{{value = {text}}}> : () -> {name}");
        visible.push((value, ty));
        value
    }

    fn operation(&mut self, visible: &mut Vec<Value>, buffer: Value, others: &[Signature]) {
        let ty = self.random.below(TYPES.len());
        let (name, operations) = TYPES[ty];
        match self.random.below(12) {
            0 | 1 => drop(self.constant(visible, ty)),
            2 => {
                let (a, b) = (self.value(visible, 0), self.value(visible, 0));
                let (x, y) = (self.value(visible, ty), self.value(visible, ty));
                let (condition, value) = (self.fresh(), self.fresh());
                let predicate = self.random.below(10);
                let _ = write!(
                    self.out,
                    "    %{condition} = \"arith.cmpi\"(%{a}, %{b}) <{{predicate = {predicate} : i64}}> : (i32, i32) -> i1\n    \
                     %{value} = \"arith.select\"(%{condition}, %{x}, %{y}) : (i1, {name}, {name}) -> {name}\n"
                );
                visible.push((value, ty));
            }
            3 => {
                let (from, value) = (self.value(visible, 2), self.fresh());
                let _ = writeln!(self.out, "    %{value} = \"arith.index_cast\"(%{from}) : (index) -> i64");
                visible.push((value, 1));
            }
            4 if !others.is_empty() => {
                let callee = self.random.below(others.len());
                let Signature { arguments, memref, result } = &others[callee];
                if *memref != buffer.1 {
                    return;
                }
                let values: Vec<String> =
                    arguments.iter().map(|ty| format!("%{}, ", self.value(visible, *ty))).collect();
                let types: Vec<String> = arguments.iter().map(|ty| format!("{}, ", TYPES[*ty].0)).collect();
                let value = self.fresh();
                let _ = writeln!(
                    self.out,
                    "    %{value} = \"func.call\"({}%{}) <{{callee = @function_{callee}}}> : ({}{}) -> {}",
                    values.concat(),
                    buffer.0,
                    types.concat(),
                    MEMREFS[*memref],
                    TYPES[*result].0
                );
                visible.push((value, *result));
            }
            _ => {
                let (a, b) = (self.value(visible, ty), self.value(visible, ty));
                let operation = *self.random.of(operations);
                let value = self.fresh();
                let flags = match (operation, self.random.below(4)) {
                    ("addi" | "subi" | "muli", 0) => " <{overflowFlags = #arith.overflow<nsw>}>",
                    ("addf" | "mulf", 0) => " <{fastmath = #arith.fastmath<nnan,ninf>}>",
                    _ => "",
                };
                let _ = writeln!(
                    self.out,
                    "    %{value} = \"arith.{operation}\"(%{a}, %{b}){flags} : ({name}, {name}) -> {name}"
                );
                visible.push((value, ty));
            }
        }
    }

    fn terminator(&mut self, block: usize, blocks: usize, visible: &mut Vec<Value>, result: usize) {
        if block + 1 == blocks {
            let value = self.value(visible, result);
            let _ = writeln!(self.out, "    \"func.return\"(%{value}) : ({}) -> ()", TYPES[result].0);
            return;
        }
        let passed = self.value(visible, 0);
        if self.random.below(2) == 0 {
            let _ = writeln!(self.out, "    \"cf.br\"(%{passed})[^bb{}] : (i32) -> ()", block + 1);
            return;
        }
        let other = block + 1 + self.random.below(blocks - block - 1);
        let condition = self.fresh();
        let _ = write!(
            self.out,
            "    %{condition} = \"arith.constant\"() <{{value = true}}> : () -> i1\n    \
             \"cf.cond_br\"(%{condition}, %{passed}, %{passed})[^bb{}, ^bb{other}] \
             <{{operandSegmentSizes = array<i32: 1, 1, 1>}}> : (i1, i32, i32) -> ()\n",
            block + 1
        );
    }
}
