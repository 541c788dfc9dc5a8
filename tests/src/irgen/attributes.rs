//! Attributes of every kind except elements attributes.

use super::Generator;
use super::types::{Scalar, Sign};

/// Names of attributes; some need quotes, some are keywords elsewhere.
const NAMES: [&str; 22] = [
    "a",
    "b",
    "value",
    "a1",
    "a10",
    "a2",
    "A",
    "_x",
    "d.x",
    "d.y.z",
    "\"needs quotes\"",
    "\"1a\"",
    "i32",
    "loc",
    "true",
    "dense",
    "map",
    "x$y",
    "\"a-b\"",
    "type",
    "unit",
    "operandSegmentSizes2",
];

impl Generator {
    /// An attribute: from the stock, by an alias, or a new one.
    pub(super) fn attribute(&mut self) -> String {
        if !self.in_properties && !self.attribute_aliases.is_empty() && self.random.chance(10) {
            return self.random.pick(&self.attribute_aliases).clone();
        }
        if self.in_properties
            || self.attributes.len() < super::STOCK
            || self.random.chance(self.profile.novelty)
        {
            return self.fresh_attribute(2);
        }
        self.random.pick(&self.attributes).clone()
    }

    pub(super) fn fresh_attribute(&mut self, depth: usize) -> String {
        if depth > 0 && !self.in_properties && !self.attribute_aliases.is_empty() && self.random.chance(10) {
            return self.random.pick(&self.attribute_aliases).clone();
        }
        let kinds = if depth == 0 { 8 } else { 22 };
        match self.random.below(kinds) {
            0 | 1 => self.typed_integer(),
            2 => self.typed_float(),
            3 => (*self.random.pick(&["true", "false", "unit", "1 : i1", "0 : i1"])).to_owned(),
            4 | 5 => self.string(),
            6 => self.symbol_reference(),
            7 => self.random.bits(62).to_string(),
            8 => self.fresh_type(depth - 1),
            9 => self.array(depth),
            10 => format!("{{{}}}", self.dictionary(depth - 1)),
            11 => self.dense_array(),
            12 | 13 => self.elements(),
            14 => self.sparse_elements(),
            15 => self.resource(),
            16 => {
                let rank = self.random.below(4);
                self.strided(rank)
            }
            17 => {
                let dims = self.random.below(4);
                self.affine_map(dims)
            }
            18 => self.integer_set(),
            19 => self.distinct(depth),
            20 if self.profile.dialects && self.random.chance(60) => self.described_attribute(depth),
            20 => self.dialect_attribute(),
            _ => self.location_or_typed_string(depth),
        }
    }

    /// An integer literal for that type.
    pub(super) fn integer_literal(&mut self, sign: Sign, width: u32) -> String {
        let negative = sign != Sign::Unsigned && width > 1 && self.random.chance(30);
        let bits = if negative || sign == Sign::Signed { width - 1 } else { width };
        let number = self.random.bits(bits);
        if number == 0 {
            return "0".to_owned();
        }
        let digits = if self.random.chance(20) { format!("0x{number:X}") } else { number.to_string() };
        if negative { format!("-{digits}") } else { digits }
    }

    /// A float literal for that type: a decimal, or its bits.
    pub(super) fn float_literal(&mut self, name: &str, width: u32) -> String {
        // Some bit patterns of `f80` are not numbers. Decimals are parsed as `f64`, even for
        // `f128`, which has smaller values. `f8E8M0FNU` has no zero.
        let bits_only = name == "f8E8M0FNU";
        if bits_only || (width < 80 && self.random.chance(25)) {
            return format!("0x{:X}", self.random.bits(width));
        }
        let sign = if self.random.chance(30) { "-" } else { "" };
        let number = match self.random.below(4) {
            0 => format!("{}.0", self.random.below(10)),
            1 => format!("{}.{}", self.random.below(100), self.random.below(1_000_000)),
            2 => format!("{}.{}e{}", self.random.below(10), self.random.bits(50), self.random.below(60)),
            _ => format!("{}.{}e-{}", self.random.below(10), self.random.bits(50), self.random.below(60)),
        };
        format!("{sign}{number}")
    }

    pub(super) fn literal(&mut self, scalar: Scalar) -> String {
        match scalar {
            Scalar::Integer(Sign::Signless, 1) => (*self.random.pick(&["true", "false"])).to_owned(),
            Scalar::Integer(sign, width) => self.integer_literal(sign, width),
            Scalar::Index => self.integer_literal(Sign::Signed, 64),
            Scalar::Float(name, width) => self.float_literal(name, width),
        }
    }

    fn typed_integer(&mut self) -> String {
        match self.integer() {
            Scalar::Integer(sign, width) => {
                let literal = self.integer_literal(sign, width);
                format!("{literal} : {}", Scalar::Integer(sign, width))
            }
            _ => format!("{} : index", self.literal(Scalar::Index)),
        }
    }

    fn typed_float(&mut self) -> String {
        let scalar = self.float();
        format!("{} : {scalar}", self.literal(scalar))
    }

    /// A string literal.
    pub(super) fn string(&mut self) -> String {
        let pieces: [&str; 16] = [
            "a", "Z", "0", " ", "word", "\\\"", "\\22", "\\\\", "\\n", "\\t", "\\0A", "\\FF", "é", "//",
            "%x", "\t",
        ];
        let text: String = (0..self.random.below(6)).map(|_| *self.random.pick(&pieces)).collect();
        format!("\"{text}\"")
    }

    /// The name of a symbol that occurs nowhere else.
    pub(super) fn symbol(&mut self) -> String {
        let number = self.number();
        match self.random.below(6) {
            0 => format!("\"sym {number}\""),
            1 => format!("_s${number}.x"),
            _ => format!("sym{number}"),
        }
    }

    fn symbol_reference(&mut self) -> String {
        let parts: Vec<String> =
            (0..1 + self.random.below(3)).map(|_| format!("@{}", self.symbol())).collect();
        parts.join("::")
    }

    fn array(&mut self, depth: usize) -> String {
        let items: Vec<String> = (0..self.random.below(5)).map(|_| self.fresh_attribute(depth - 1)).collect();
        format!("[{}]", items.join(", "))
    }

    /// The entries of a dictionary, without braces.
    pub(super) fn dictionary(&mut self, depth: usize) -> String {
        let count = self.random.below(5);
        self.entries(count, |this| this.fresh_attribute(depth))
    }

    /// At most that many entries of different names.
    pub(super) fn entries(&mut self, count: usize, mut value: impl FnMut(&mut Self) -> String) -> String {
        let mut names: Vec<&str> = (0..count).map(|_| *self.random.pick(&NAMES)).collect();
        let mut seen = Vec::new();
        names.retain(|name| {
            !seen.contains(name) && {
                seen.push(*name);
                true
            }
        });
        let entries: Vec<String> =
            names
                .into_iter()
                .map(|name| {
                    if self.random.chance(20) { name.to_owned() } else { format!("{name} = {}", value(self)) }
                })
                .collect();
        entries.join(", ")
    }

    fn dense_array(&mut self) -> String {
        let scalar = loop {
            match self.scalar() {
                Scalar::Index => {}
                Scalar::Integer(Sign::Signless, 1) => break Scalar::Integer(Sign::Signless, 1),
                scalar @ (Scalar::Integer(_, width) | Scalar::Float(_, width)) if width % 8 == 0 => {
                    break scalar;
                }
                _ => {}
            }
        };
        let items: Vec<String> = (0..self.random.below(6)).map(|_| self.literal(scalar)).collect();
        if items.is_empty() {
            format!("array<{scalar}>")
        } else {
            format!("array<{scalar}: {}>", items.join(", "))
        }
    }

    fn resource(&mut self) -> String {
        if !self.profile.resources {
            return self.typed_integer();
        }
        let number = self.number();
        let key = if self.random.chance(20) { format!("\"key {number}\"") } else { format!("key{number}") };
        self.resources.push(key.clone());
        let scalar = self.scalar();
        format!("dense_resource<{key}> : tensor<{}x{scalar}>", self.random.below(5))
    }

    fn distinct(&mut self, depth: usize) -> String {
        // In the stock, it would get another number at each use.
        if self.in_properties || self.attributes.len() < super::STOCK {
            return "unit".to_owned();
        }
        if !self.distincts.is_empty() && self.random.chance(40) {
            return self.random.pick(&self.distincts).clone();
        }
        let body = if self.random.chance(40) { String::new() } else { self.fresh_attribute(depth - 1) };
        let text = format!("distinct[{}]<{body}>", self.number());
        self.distincts.push(text.clone());
        text
    }

    fn dialect_attribute(&mut self) -> String {
        let item = self.dialect_item();
        if self.random.chance(30) { format!("#{item} : {}", self.fresh_type(0)) } else { format!("#{item}") }
    }

    fn location_or_typed_string(&mut self, depth: usize) -> String {
        if !self.in_properties && self.random.chance(50) {
            return format!("loc({})", self.location(depth - 1));
        }
        let string = self.string();
        format!("{string} : {}", self.fresh_type(0))
    }
}
