//! A generator of generic IR from a seed: unregistered operations with all parts of the
//! generic form.

use std::fmt::Write as _;

/// A pseudo-random number generator (xorshift64*), deterministic for a seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The next number, of 48 random bits.
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    /// A number below `bound`.
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound as u64) as usize
    }

    /// A random element of `things`.\n ///\n /// # Panics\n ///\n /// If `things` is empty.
    pub fn of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

const TYPES: &[&str] = &[
    "i32",
    "i64",
    "i1",
    "index",
    "f32",
    "f64",
    "bf16",
    "tensor<4x?xf32>",
    "tensor<8x16xi32>",
    "memref<?x128xf32, 3>",
    "memref<64xf64>",
    "vector<4x[8]xf32>",
    "vector<16xi8>",
    "complex<f32>",
    "tuple<i32, tensor<*xf32>>",
    "(i32, f32) -> index",
    "!other.handle",
    "!other.box<4 x i32>",
];

const NAMES: &[&str] = &[
    "work.add",
    "work.mul",
    "work.load",
    "work.store",
    "work.reduce",
    "work.constant",
    "other.call",
    "other.select",
    "other.convert_layout",
    "third.barrier",
];

const ATTRIBUTES: &[&str] = &["alignment", "callee", "axis", "fastmath", "label", "map", "nested", "flag"];

/// Generates about `bytes` bytes of generic IR: one module of functions, each with a few blocks of operations; some
/// operations have regions.
#[must_use]
pub fn generate(seed: u64, bytes: usize) -> String {
    let mut writer = Writer { random: Random::new(seed), out: String::with_capacity(bytes + 4096), next: 0 };
    writer.out.push_str("\"builtin.module\"() ({\n");
    let mut function = 0;
    while writer.out.len() < bytes {
        writer.function(function);
        function += 1;
    }
    writer.out.push_str("}) : () -> ()\n");
    writer.out
}

struct Writer {
    random: Random,
    out: String,
    /// The number of the next value.
    next: usize,
}

impl Writer {
    fn function(&mut self, number: usize) {
        self.out.push_str("  \"work.func\"() <{function_type = () -> ()}> ({\n");
        let blocks = 1 + self.random.below(4);
        let mut visible: Vec<(usize, usize)> = Vec::new();
        for block in 0..blocks {
            if block > 0 {
                let (argument, ty) = (self.fresh(), self.random.below(TYPES.len()));
                let _ = writeln!(self.out, "  ^bb{block}(%{argument}: {}):", TYPES[ty]);
                visible.push((argument, ty));
            }
            for _ in 0..20 + self.random.below(40) {
                self.operation(&mut visible, 2);
            }
            self.out.push_str("    \"work.branch\"()");
            if block + 1 < blocks {
                let _ = write!(self.out, "[^bb{}]", block + 1);
            }
            self.out.push_str(" : () -> ()\n");
        }
        let _ = writeln!(self.out, "  }}) {{sym_name = \"function_{number}\"}} : () -> ()");
    }

    fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    fn operation(&mut self, visible: &mut Vec<(usize, usize)>, depth: usize) {
        let indent = "                "[..2 * depth].to_owned();
        self.out.push_str(&indent);
        let results = *self.random.of(&[0, 1, 1, 1, 1, 1, 2]);
        let types: Vec<usize> = (0..results).map(|_| self.random.below(TYPES.len())).collect();
        let number = self.fresh();
        match results {
            0 => {}
            1 => self.out.push_str(&format!("%{number} = ")),
            _ => self.out.push_str(&format!("%{number}:{results} = ")),
        }
        let operands: Vec<(usize, usize)> = if visible.is_empty() {
            Vec::new()
        } else {
            let count = *self.random.of(&[0, 1, 1, 2, 2, 3]);
            let recent = visible.len().min(40);
            (0..count).map(|_| visible[visible.len() - 1 - self.random.below(recent)]).collect()
        };
        let _ = write!(self.out, "\"{}\"(", self.random.of(NAMES));
        self.list(&operands, |out, (value, _)| out.push_str(&format!("%{value}")));
        self.out.push(')');
        if self.random.below(8) == 0 {
            let _ = write!(self.out, " <{{inner = {} : i32}}>", self.random.below(100));
        }
        if depth < 4 && self.random.below(40) == 0 {
            self.out.push_str(" ({\n");
            let mut inner = visible.clone();
            for _ in 0..1 + self.random.below(4) {
                self.operation(&mut inner, depth + 1);
            }
            self.out.push_str(&indent);
            self.out.push_str("})");
        }
        self.attributes();
        self.out.push_str(" : (");
        self.list(&operands, |out, (_, ty)| out.push_str(TYPES[*ty]));
        self.out.push_str(") -> ");
        if let [ty] = types[..]
            && !TYPES[ty].starts_with('(')
        {
            self.out.push_str(TYPES[ty]);
        } else {
            self.out.push('(');
            self.list(&types, |out, ty| out.push_str(TYPES[*ty]));
            self.out.push(')');
        }
        self.out.push('\n');
        if results == 1 {
            visible.push((number, types[0]));
        }
    }

    fn attributes(&mut self) {
        let count = *self.random.of(&[0, 0, 0, 1, 1, 2, 3]);
        let mut names: Vec<&str> = (0..count).map(|_| *self.random.of(ATTRIBUTES)).collect();
        names.sort_unstable();
        names.dedup();
        if names.is_empty() {
            return;
        }
        self.out.push_str(" {");
        for (index, name) in names.into_iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            let _ = match name {
                "alignment" => write!(self.out, "{name} = {} : i64", 1 << self.random.below(8)),
                "callee" => write!(self.out, "{name} = @function_{}", self.random.below(1000)),
                "axis" => write!(
                    self.out,
                    "{name} = array<i64: {}, {}>",
                    self.random.below(4),
                    self.random.below(4)
                ),
                "fastmath" => write!(
                    self.out,
                    "{name} = #other.flags<{}>",
                    self.random.of(&["none", "fast", "nnan, ninf"])
                ),
                "label" => write!(self.out, "{name} = \"label number {}\"", self.random.below(100_000)),
                "map" => {
                    write!(self.out, "{name} = [{}, {} : i32]", self.random.below(9), self.random.below(9))
                }
                "nested" => {
                    write!(self.out, "{name} = {{key = {}.500000e+00 : f32, other}}", self.random.below(10))
                }
                _ => write!(self.out, "{name}"),
            };
        }
        self.out.push('}');
    }

    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut String, &T)) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            write(&mut self.out, item);
        }
    }
}
