//! Types of every kind.

use super::Generator;

/// The kinds of floats with their widths in bits.
pub(super) const FLOATS: [(&str, u32); 18] = [
    ("f16", 16),
    ("bf16", 16),
    ("f32", 32),
    ("f64", 64),
    ("tf32", 19),
    ("f80", 80),
    ("f128", 128),
    ("f8E5M2", 8),
    ("f8E4M3", 8),
    ("f8E4M3FN", 8),
    ("f8E5M2FNUZ", 8),
    ("f8E4M3FNUZ", 8),
    ("f8E4M3B11FNUZ", 8),
    ("f8E3M4", 8),
    ("f8E8M0FNU", 8),
    ("f4E2M1FN", 4),
    ("f6E2M3FN", 6),
    ("f6E3M2FN", 6),
];

/// Widths of integers.
const WIDTHS: [u32; 16] = [1, 2, 3, 7, 8, 8, 16, 24, 32, 32, 33, 48, 64, 65, 100, 128];

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Signless,
    Signed,
    Unsigned,
}

/// A scalar type that has literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Integer(Sign, u32),
    Index,
    Float(&'static str, u32),
}

impl std::fmt::Display for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Integer(Sign::Signless, width) => write!(f, "i{width}"),
            Self::Integer(Sign::Signed, width) => write!(f, "si{width}"),
            Self::Integer(Sign::Unsigned, width) => write!(f, "ui{width}"),
            Self::Index => f.write_str("index"),
            Self::Float(name, _) => f.write_str(name),
        }
    }
}

impl Generator {
    /// A type: from the stock, by an alias, or a new one.
    pub(super) fn ty(&mut self) -> String {
        if !self.type_aliases.is_empty() && self.random.chance(10) {
            return self.random.pick(&self.type_aliases).clone();
        }
        if self.types.len() < super::STOCK || self.random.chance(self.profile.novelty) {
            return self.fresh_type(2);
        }
        self.random.pick(&self.types).clone()
    }

    pub(super) fn fresh_type(&mut self, depth: usize) -> String {
        if depth > 0 && !self.in_properties && !self.type_aliases.is_empty() && self.random.chance(10) {
            return self.random.pick(&self.type_aliases).clone();
        }
        let kinds = if depth == 0 { 4 } else { 12 };
        match self.random.below(kinds) {
            0..=2 => self.scalar().to_string(),
            3 => (*self.random.pick(&["none", "tuple<>", "i16777215", "i32", "index", "f32"])).to_owned(),
            4 if self.random.chance(10) => {
                let types: Vec<String> = (0..17).map(|_| self.scalar().to_string()).collect();
                format!("tuple<{}>", types.join(", "))
            }
            4 => format!("tuple<{}>", self.type_list(depth)),
            5 => self.function_type(depth),
            6 => self.complex(),
            7 => self.vector(),
            8 => self.tensor(depth),
            9 => self.memref(depth),
            10 => self.unranked(),
            _ if self.profile.dialects && self.random.chance(60) => self.llvm_type(depth),
            _ => self.dialect_type(),
        }
    }

    pub(super) fn scalar(&mut self) -> Scalar {
        match self.random.below(8) {
            0..=3 => self.integer(),
            4 => Scalar::Index,
            _ => self.float(),
        }
    }

    pub(super) fn integer(&mut self) -> Scalar {
        let sign = *self.random.pick(&[
            Sign::Signless,
            Sign::Signless,
            Sign::Signless,
            Sign::Signed,
            Sign::Unsigned,
        ]);
        Scalar::Integer(sign, *self.random.pick(&WIDTHS))
    }

    pub(super) fn float(&mut self) -> Scalar {
        let (name, width) =
            if self.random.chance(50) { FLOATS[self.random.below(4)] } else { *self.random.pick(&FLOATS) };
        Scalar::Float(name, width)
    }

    fn complex(&mut self) -> String {
        let element = if self.random.chance(40) { self.integer() } else { self.float() };
        format!("complex<{element}>")
    }

    fn type_list(&mut self, depth: usize) -> String {
        let types: Vec<String> = (0..self.random.below(4)).map(|_| self.fresh_type(depth - 1)).collect();
        types.join(", ")
    }

    fn function_type(&mut self, depth: usize) -> String {
        let inputs = self.type_list(depth);
        format!("({inputs}) -> ({})", self.type_list(depth))
    }

    fn vector(&mut self) -> String {
        let mut text = "vector<".to_owned();
        for _ in 0..self.random.below(4) {
            let size = 1 + self.random.below(16);
            text += &if self.random.chance(20) { format!("[{size}]x") } else { format!("{size}x") };
        }
        format!("{text}{}>", self.scalar())
    }

    /// A rank and the dimensions of a shape, each followed by `x`.
    fn shape(&mut self) -> (usize, String) {
        let rank = self.random.below(4);
        let dims = (0..rank).map(|_| match self.random.below(4) {
            0 => "?x".to_owned(),
            1 => format!("{}x", self.random.below(3)),
            _ => format!("{}x", self.random.below(1000)),
        });
        (rank, dims.collect())
    }

    fn tensor(&mut self, depth: usize) -> String {
        let (_, shape) = self.shape();
        let element = match self.random.below(6) {
            0 => self.complex(),
            1 => self.vector(),
            2 => self.dialect_type(),
            _ => self.scalar().to_string(),
        };
        let encoding = match self.random.below(6) {
            0 => format!(", {}", self.encoding(depth)),
            1 => format!(", {}", self.affine_map(2)),
            _ => String::new(),
        };
        format!("tensor<{shape}{element}{encoding}>")
    }

    /// An attribute that may be a tensor's encoding: these keywords are not parsed there, and
    /// an alias may name one of them.
    fn encoding(&mut self, depth: usize) -> String {
        loop {
            let attribute = self.fresh_attribute(depth - 1);
            let unreadable = ["array<", "distinct[", "strided<"];
            if !unreadable.iter().any(|keyword| attribute.starts_with(keyword))
                && !self.attribute_aliases.contains(&attribute)
            {
                return attribute;
            }
        }
    }

    fn memref(&mut self, depth: usize) -> String {
        let (rank, shape) = self.shape();
        let element = match self.random.below(6) {
            0 => self.complex(),
            1 => self.vector(),
            2 if depth > 1 => self.memref(depth - 1),
            _ => self.scalar().to_string(),
        };
        let layout = match self.random.below(4) {
            0 => format!(", {}", self.affine_map(rank)),
            1 => format!(", {}", self.strided(rank)),
            _ => String::new(),
        };
        format!("memref<{shape}{element}{layout}{}>", self.memory_space())
    }

    fn memory_space(&mut self) -> String {
        match self.random.below(12) {
            0 => format!(", {}", self.random.below(4)),
            1 => format!(", {} : i32", self.random.below(4)),
            2 => ", \"space\"".to_owned(),
            3 => ", {kind = 1 : i8, fast}".to_owned(),
            4 if self.profile.dialects => ", #gpu.address_space<workgroup>".to_owned(),
            _ => String::new(),
        }
    }

    pub(super) fn strided(&mut self, rank: usize) -> String {
        let number = |this: &mut Self| match this.random.below(4) {
            0 => "?".to_owned(),
            1 => format!("-{}", 1 + this.random.below(9)),
            _ => this.random.below(200).to_string(),
        };
        let strides: Vec<String> = (0..rank).map(|_| number(self)).collect();
        let offset =
            if self.random.chance(40) { format!(", offset: {}", number(self)) } else { String::new() };
        format!("strided<[{}]{offset}>", strides.join(", "))
    }

    fn unranked(&mut self) -> String {
        if self.random.chance(50) {
            return format!("tensor<*x{}>", self.scalar());
        }
        let element = self.scalar();
        format!("memref<*x{element}{}>", self.memory_space())
    }

    fn dialect_type(&mut self) -> String {
        format!("!{}", self.dialect_item())
    }

    /// A type or an attribute of an unregistered dialect, without its sigil.
    pub(super) fn dialect_item(&mut self) -> String {
        let body = *self.random.pick(&[
            "",
            "1",
            "a",
            "a + b",
            "x -> y",
            "\"s > t\"",
            "[1, {2}, (3), <4>]",
            "4x?xf32",
            " spaced   out ",
            "i32, !u.v<w>",
        ]);
        match self.random.below(5) {
            0 => format!("t<{body}>"),
            1 => "t.plain".to_owned(),
            2 => "other.dotted.name".to_owned(),
            3 => format!("t<name<{body}>>"),
            _ => format!("t.item<{body}>"),
        }
    }
}
