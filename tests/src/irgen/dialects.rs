//! Types, attributes and operations of the shipped dialects `llvm`, `dlti` and `gpu`.

use std::fmt::Write as _;

use super::operations::Region;
use super::{Generator, Value};

impl Generator {
    /// A type of the `llvm` dialect.
    pub(super) fn llvm_type(&mut self, depth: usize) -> String {
        let text = self.llvm_text(depth.min(2), false);
        if text.starts_with('!') { text } else { format!("!llvm.{text}") }
    }

    /// An element type for an `llvm` type; types of the dialect itself often lack `!llvm.`.
    fn llvm_part(&mut self, depth: usize) -> String {
        match self.random.below(6) {
            0 | 1 => (*self.random.pick(&["i1", "i8", "i32", "i64", "i129"])).to_owned(),
            2 => (*self.random.pick(&["f16", "bf16", "f32", "f64", "f80", "f128"])).to_owned(),
            3 => {
                let element = *self.random.pick(&["i8", "f32", "i64", "!llvm.ptr"]);
                format!("vector<{}x{element}>", 1 + self.random.below(8))
            }
            _ => {
                let text = self.llvm_text(depth, true);
                if !text.starts_with('!') && self.random.chance(50) { format!("!llvm.{text}") } else { text }
            }
        }
    }

    fn llvm_parts(&mut self, depth: usize) -> String {
        let parts: Vec<String> = (0..self.random.below(4)).map(|_| self.llvm_part(depth)).collect();
        parts.join(", ")
    }

    /// A type of the dialect without its prefix; `inside`: one that may be an element.
    fn llvm_text(&mut self, depth: usize, inside: bool) -> String {
        let kinds = if depth == 0 { 3 } else { 9 };
        match self.random.below(kinds) {
            0 | 1 => match self.random.below(3) {
                0 => format!("ptr<{}>", self.random.below(6)),
                _ => "ptr".to_owned(),
            },
            2 if inside => "ppc_fp128".to_owned(),
            2 => (*self.random.pick(&["void", "token", "label", "metadata", "x86_amx", "ppc_fp128"]))
                .to_owned(),
            3 | 4 => format!("array<{} x {}>", self.random.below(9), self.llvm_part(depth - 1)),
            5 | 6 => {
                let packed = if self.random.chance(20) { "packed " } else { "" };
                format!("struct<{packed}({})>", self.llvm_parts(depth - 1))
            }
            7 => self.identified_struct(depth),
            _ if inside => {
                let flag = self.random.below(3);
                format!("target<\"t.x\", {}, {flag}>", *self.random.pick(&["i32", "f32", "!llvm.ptr"]))
            }
            _ => self.llvm_function(depth),
        }
    }

    fn identified_struct(&mut self, depth: usize) -> String {
        let number = self.number();
        let name = *self.random.pick(&["s", "a.b", "with space ", "q\\22"]);
        let name = format!("\"{name}{number}\"");
        match self.random.below(5) {
            0 => format!("struct<{name}, opaque>"),
            1 => format!("struct<{name}, ()>"),
            2 => format!("struct<{name}, packed ({})>", self.llvm_part(depth - 1)),
            _ => format!("struct<{name}, ({})>", self.llvm_parts(depth - 1)),
        }
    }

    fn llvm_function(&mut self, depth: usize) -> String {
        let result = if self.random.chance(40) { "void".to_owned() } else { self.llvm_part(depth - 1) };
        let inputs = self.llvm_parts(depth - 1);
        let more = match (self.random.chance(20), inputs.is_empty()) {
            (false, _) => "",
            (true, true) => "...",
            (true, false) => ", ...",
        };
        format!("func<{result} ({inputs}{more})>")
    }

    /// An attribute of the `dlti` or the `gpu` dialect.
    pub(super) fn described_attribute(&mut self, depth: usize) -> String {
        match self.random.below(8) {
            0 => format!("#gpu.address_space<{}>", self.random.pick(&["global", "workgroup", "private"])),
            1 => {
                let dependent = self.random.pick(&["true", "false"]);
                let alignment = 8 << self.random.below(5);
                format!("#dlti.function_pointer_alignment<{alignment}, function_dependent = {dependent}>")
            }
            2 => {
                let key = self.entry_key(&mut Vec::new());
                format!("#dlti.dl_entry<{key}, {}>", self.nested_attribute(depth))
            }
            3 => format!("#dlti.map<{}>", self.dlti_entries(depth)),
            4 => {
                let names: Vec<String> =
                    (0..1 + self.random.below(2)).map(|at| format!("\"CPU{at}\"")).collect();
                let devices = names.iter().map(|name| {
                    let (cache, width) = (self.random.below(9), self.random.below(99));
                    format!(
                        "{name} = #dlti.target_device_spec<\"L1\" = {cache} : i32, \"w\" = {width} : i64>"
                    )
                });
                let devices: Vec<String> = devices.collect();
                format!("#dlti.target_system_spec<{}>", devices.join(", "))
            }
            _ => format!("#dlti.dl_spec<{}>", self.dlti_entries(depth)),
        }
    }

    fn dlti_entries(&mut self, depth: usize) -> String {
        let mut keys = Vec::new();
        let entries: Vec<String> = (0..self.random.below(4))
            .map(|_| {
                let key = self.entry_key(&mut keys);
                let value = self.nested_attribute(depth);
                if self.random.chance(20) {
                    format!("#dlti.dl_entry<{key}, {value}>")
                } else {
                    format!("{key} = {value}")
                }
            })
            .collect();
        entries.join(", ")
    }

    /// An attribute that may occur in the brackets of a dialect attribute. The reference tool
    /// ends the brackets at any `>` that is not part of an arrow.
    fn nested_attribute(&mut self, depth: usize) -> String {
        loop {
            let attribute = self.fresh_attribute(depth - 1);
            if !attribute.contains(">=") {
                return attribute;
            }
        }
    }

    /// A key that is not among `used`.
    fn entry_key(&mut self, used: &mut Vec<&'static str>) -> String {
        const KEYS: [&str; 9] = [
            "\"dlti.endianness\"",
            "\"toy.key\"",
            "\"nodot\"",
            "i32",
            "index",
            "f64",
            "!llvm.ptr<1>",
            "vector<4xi8>",
            "tuple<i1, i2>",
        ];
        loop {
            let key = *self.random.pick(&KEYS);
            if !used.contains(&key) {
                used.push(key);
                return key.to_owned();
            }
        }
    }

    /// The specification of an outermost scope.
    pub(super) fn layout_spec(&mut self) -> String {
        let all = [
            "index = 32 : i64",
            "i32 = dense<32> : vector<2xi64>",
            "i64 = dense<[32, 64]> : vector<2xi64>",
            "f64 = dense<64> : vector<1xi64>",
            "!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>",
            "!llvm.ptr<3> = dense<[64, 64, 64, 32]> : vector<4xi64>",
            "!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>",
            "\"dlti.endianness\" = \"little\"",
            "\"dlti.stack_alignment\" = 128 : i64",
            "\"dlti.alloca_memory_space\" = 5 : ui64",
            "\"other.key\" = [1, unit]",
        ];
        let kept: Vec<&str> = all.into_iter().filter(|_| self.random.chance(30)).collect();
        format!("dlti.dl_spec = #dlti.dl_spec<{}>", kept.join(", "))
    }

    /// `gpu.module` with operations inside.
    pub(super) fn gpu_module(&mut self, region: Region) {
        let name = self.symbol();
        let spec =
            if region.is_outermost() && self.random.chance(50) { self.layout_spec() } else { String::new() };
        let attributes = match (spec.is_empty(), self.random.chance(20)) {
            (true, false) => String::new(),
            (true, true) => format!(" attributes {{d.value = {}}}", self.attribute()),
            (false, _) => format!(" attributes {{{spec}}}"),
        };
        let _ = writeln!(self.out, "gpu.module @{name}{attributes} {{");
        self.symbols(region);
        self.out.push('}');
        let location = self.trailing_location();
        self.line(&location);
    }

    /// A reference to a declared function and an indirect call of it.
    pub(super) fn indirect_call(&mut self, operands: &[Value], types: &[String], binding: &str) {
        let (callee, number) = (self.symbol(), self.number());
        let names: Vec<&str> = operands.iter().map(|value| value.name.as_str()).collect();
        let inputs: Vec<&str> = operands.iter().map(|value| value.ty.as_str()).collect();
        let signature = format!("({}) -> ({})", inputs.join(", "), types.join(", "));
        let _ = writeln!(self.out, "%callee{number} = func.constant @{callee} : {signature}");
        let location = self.trailing_location();
        let _ = writeln!(
            self.out,
            "{binding}func.call_indirect %callee{number}({}) : {signature}{location}",
            names.join(", ")
        );
        self.declarations.push(format!("func.func private @{callee}{signature}"));
    }
}
