//! Random functions with many equal operations: loops, branches, allocations, reads, writes and calls, nested in each other, in
//! one block or several, and operations outside of functions, which use values before they are defined.

use crate::mutate::Random;

/// The maximum nesting of regions.
const DEPTH: usize = 3;

const MEMORY: &str = "memref<4xi32>";
const DECLARATIONS: &str = "func.func private @g(i32) -> i32\n";

/// The program of a seed.
#[must_use]
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed.wrapping_add(1));
    for _ in 0..4 {
        random.below(2);
    }
    if random.below(8) == 0 {
        return unordered(&mut random);
    }
    let arguments = [
        ("%x", "i32"),
        ("%y", "i32"),
        ("%i", "index"),
        ("%j", "index"),
        ("%c", "i1"),
        ("%m", MEMORY),
        ("%n", MEMORY),
    ];
    let mut writer = Writer {
        random,
        text: String::new(),
        scope: arguments.map(|(name, ty)| (name.to_owned(), ty)).to_vec(),
        recent: Vec::new(),
        names: 0,
        depth: 0,
    };
    let signature: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    writer.function_body();
    format!("{DECLARATIONS}func.func @f({}) -> (i32, i32) {{\n{}}}\n", signature.join(", "), writer.text)
}

/// Operations of a region without an order.
fn unordered(random: &mut Random) -> String {
    let count = 6 + random.below(10);
    let mut text = String::new();
    for at in 0..count {
        let mut value = || random.below(count);
        let (left, right) = (value(), value());
        let line = match random.below(7) {
            0 => "arith.constant 1 : i32".to_owned(),
            1 => "arith.constant 2 : i32".to_owned(),
            2 | 3 => format!("arith.addi %v{left}, %v{right} : i32"),
            4 => format!("arith.subi %v{}, %v{} : i32", left / 2, right / 2),
            5 => format!("\"t.value\"(%v{left}) : (i32) -> i32"),
            _ => format!("arith.xori %v{}, %v{} : i32", left / 3, right / 3),
        };
        text.push_str(&format!("%v{at} = {line}\n"));
    }
    let used: Vec<String> = (0..count).filter(|_| random.below(2) == 0).map(|at| format!("%v{at}")).collect();
    let types = vec!["i32"; used.len()].join(", ");
    text.push_str(&format!("\"t.use\"({}) : ({types}) -> ()\n", used.join(", ")));
    text
}

/// An operation without its results' names.
#[derive(Clone)]
struct Written {
    text: String,
    results: Vec<&'static str>,
}

struct Writer {
    random: Random,
    text: String,
    /// The values that may be used.
    scope: Vec<(String, &'static str)>,
    /// The operations that were written where their operands may still be used.
    recent: Vec<Written>,
    names: usize,
    depth: usize,
}

impl Writer {
    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.below(of.len())]
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn value(&mut self, ty: &str) -> String {
        let values: Vec<&String> =
            self.scope.iter().filter(|(_, of)| *of == ty).map(|(name, _)| name).collect();
        // Mostly old values, so that operations are equal.
        let at = self.random.below(values.len());
        let at = if self.random.below(2) == 0 { at } else { at % 3 };
        values[at].clone()
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Adds an operation and its results.
    fn add(&mut self, op: Written) {
        let names: Vec<String> = op.results.iter().map(|_| self.name()).collect();
        if !names.is_empty() {
            self.text.push_str(&names.join(", "));
            self.text.push_str(" = ");
        }
        self.line(&op.text);
        self.scope.extend(names.into_iter().zip(op.results.iter().copied()));
        self.recent.push(op);
    }

    fn function_body(&mut self) {
        if self.random.below(3) > 0 {
            self.ops(14);
            let (first, second) = (self.value("i32"), self.value("i32"));
            self.line(&format!("return {first}, {second} : i32, i32"));
            return;
        }
        // A diamond of blocks, with a loop at its end.
        self.ops(6);
        let condition = self.value("i1");
        self.line(&format!("cf.cond_br {condition}, ^left, ^right"));
        for block in ["left", "right"] {
            self.line(&format!("^{block}:"));
            self.inside(|writer| {
                writer.ops(5);
                let value = writer.value("i32");
                writer.line(&format!("cf.br ^join({value} : i32)"));
            });
        }
        self.line("^join(%p: i32):");
        self.scope.push(("%p".to_owned(), "i32"));
        self.ops(5);
        let (condition, value) = (self.value("i1"), self.value("i32"));
        self.line(&format!("cf.cond_br {condition}, ^join({value} : i32), ^end"));
        self.line("^end:");
        self.ops(4);
        let value = self.value("i32");
        self.line(&format!("return %p, {value} : i32, i32"));
    }

    /// Writes the contents of a region or a block that does not dominate the text after it.
    fn inside(&mut self, write: impl FnOnce(&mut Self)) {
        let (values, recent) = (self.scope.len(), self.recent.len());
        write(self);
        self.scope.truncate(values);
        self.recent.truncate(recent);
    }

    fn ops(&mut self, most: usize) {
        for _ in 0..1 + self.random.below(most) {
            let op = if !self.recent.is_empty() && self.random.below(5) < 2 {
                self.repeated()
            } else if self.depth < DEPTH && self.random.below(4) == 0 {
                self.nested()
            } else {
                self.simple()
            };
            self.add(op);
        }
    }

    /// An operation that was written before, sometimes with a change.
    fn repeated(&mut self) -> Written {
        let at = self.random.below(self.recent.len());
        let mut op = self.recent[at].clone();
        let changes = [
            ("addi", "subi"),
            ("%x", "%y"),
            ("slt", "sle"),
            ("%i", "%j"),
            ("%m", "%n"),
            ("muli", "addi"),
            ("%x, %y", "%y, %x"),
        ];
        if self.random.below(5) == 0 {
            let (from, to) = self.pick(&changes);
            // Whole words only: the names of arguments are not prefixes of others.
            op.text = op.text.replacen(from, to, 1);
        }
        op
    }

    fn simple(&mut self) -> Written {
        let op = |text: String, results: &[&'static str]| Written { text, results: results.to_vec() };
        match self.random.below(20) {
            0 => op(format!("arith.constant {} : i32", self.random.below(3)), &["i32"]),
            1 => op(format!("arith.constant {} : index", self.random.below(3)), &["index"]),
            2..=6 => {
                let name = self.pick(&["addi", "subi", "muli", "andi"]);
                op(format!("arith.{name} {}, {} : i32", self.value("i32"), self.value("i32")), &["i32"])
            }
            7 => {
                let name = self.pick(&["slt", "sle", "eq"]);
                op(format!("arith.cmpi {name}, {}, {} : i32", self.value("i32"), self.value("i32")), &["i1"])
            }
            8 => op(format!("arith.divsi {}, {} : i32", self.value("i32"), self.value("i32")), &["i32"]),
            9 => op(format!("memref.{}() : {MEMORY}", self.pick(&["alloc", "alloca"])), &[MEMORY]),
            10..=13 => op(
                format!("memref.load {}[{}] : {MEMORY}", self.value(MEMORY), self.value("index")),
                &["i32"],
            ),
            14 => {
                let (value, memory, index) = (self.value("i32"), self.value(MEMORY), self.value("index"));
                op(format!("memref.store {value}, {memory}[{index}] : {MEMORY}"), &[])
            }
            15 => op(format!("func.call @g({}) : (i32) -> i32", self.value("i32")), &["i32"]),
            16 => op(format!("\"t.value\"({}) : (i32) -> i32", self.value("i32")), &["i32"]),
            17 => op(format!("memref.dealloc {} : {MEMORY}", self.value(MEMORY)), &[]),
            18 => op(
                format!("memref.copy {}, {} : {MEMORY} to {MEMORY}", self.value(MEMORY), self.value(MEMORY)),
                &[],
            ),
            _ => op(format!("arith.index_cast {} : index to i32", self.value("index")), &["i32"]),
        }
    }

    /// The text of a region's contents, which ends with a value.
    fn region(&mut self, arguments: &[(&str, &'static str)], end: &str) -> String {
        let outside = std::mem::take(&mut self.text);
        self.depth += 1;
        self.inside(|writer| {
            writer.scope.extend(arguments.iter().map(|(name, ty)| ((*name).to_owned(), *ty)));
            writer.ops(5);
            let ended = end.replace("VALUE", &writer.value("i32")).replace("CONDITION", &writer.value("i1"));
            writer.line(&ended);
        });
        self.depth -= 1;
        std::mem::replace(&mut self.text, outside)
    }

    /// An operation with regions.
    fn nested(&mut self) -> Written {
        const YIELD: &str = "scf.yield VALUE : i32";
        let (variable, carried) = (self.name(), self.name());
        let bounds =
            format!("{} to {} step {}", self.value("index"), self.value("index"), self.value("index"));
        let (condition, value, index) = (self.value("i1"), self.value("i32"), self.value("index"));
        let (text, results): (String, &[&'static str]) = match self.random.below(9) {
            0 | 1 => {
                let (then, other) = (self.region(&[], YIELD), self.region(&[], YIELD));
                (format!("scf.if {condition} -> (i32) {{\n{then}}} else {{\n{other}}}"), &["i32"])
            }
            2 => (format!("scf.if {condition} {{\n{}}}", self.region(&[], "")), &[]),
            3 | 4 => {
                let body = self.region(&[(&variable, "index"), (&carried, "i32")], YIELD);
                let start = format!("scf.for {variable} = {bounds} iter_args({carried} = {value}) -> (i32)");
                (format!("{start} {{\n{body}}}"), &["i32"])
            }
            5 => {
                let body = self.region(&[(&variable, "index")], "");
                (format!("scf.for {variable} = {bounds} {{\n{body}}}"), &[])
            }
            6 => {
                let cases = [self.region(&[], YIELD), self.region(&[], YIELD)];
                let [case, default] = cases;
                let start = format!("scf.index_switch {index} -> i32");
                (format!("{start}\ncase 1 {{\n{case}}}\ndefault {{\n{default}}}"), &["i32"])
            }
            7 => {
                let before = self.region(&[(&carried, "i32")], "scf.condition(CONDITION) VALUE : i32");
                let after = self.region(&[(&variable, "i32")], YIELD);
                let start = format!("scf.while ({carried} = {value}) : (i32) -> i32");
                (format!("{start} {{\n{before}}} do {{\n^bb0({variable}: i32):\n{after}}}"), &["i32"])
            }
            _ => {
                let body = self.region(&[], YIELD);
                let start = if self.random.below(2) == 0 {
                    String::new()
                } else {
                    format!("cf.br ^next{0}\n^next{0}:\n", &variable[1..])
                };
                (format!("scf.execute_region -> i32 {{\n{start}{body}}}"), &["i32"])
            }
        };
        Written { text, results: results.to_vec() }
    }
}
