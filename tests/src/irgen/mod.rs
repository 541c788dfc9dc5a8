//! Random valid IR in generic form, for suites, benchmarks and fuzzing; a seed always gives the same text.
//!
//! [`module`] makes one small module that uses whatever the builtin dialect has, [`file()`]
//! many of them as parts of one file, [`program`] a large text that looks like a compiler's.
//! [`scramble`] changes names and whitespace, [`mutate`] makes mistakes, [`shrink`] reduces a
//! program that shows a difference.
//!
//! The generated IR is valid: definitions dominate their uses, names are unique, types match.
//! Its layout is not the printer's.

mod affine;
mod attributes;
mod dialects;
mod elements;
mod locations;
pub mod mutate;
mod operations;
mod random;
pub mod scramble;
pub mod shrink;
mod types;

use std::fmt::Write as _;

use crate::ir::MARKER;
use operations::Region;
pub use random::Random;

/// The constructs that a generated text uses.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// The approximate number of operations of a module.
    pub operations: usize,
    /// The maximum nesting of regions.
    pub depth: usize,
    /// Whether operations of the `func` dialect are used.
    pub functions: bool,
    /// Whether types, attributes and operations of `llvm`, `dlti` and `gpu` are used.
    pub dialects: bool,
    /// Whether the text has resources, whose section is at the end of a file.
    pub resources: bool,
    /// The percentage of types and attributes that are new; the others come from a small
    /// stock.
    pub novelty: usize,
}

impl Profile {
    /// Small modules with new types and attributes everywhere.
    pub const VARIED: Self =
        Self { operations: 6, depth: 2, functions: true, dialects: true, resources: true, novelty: 90 };

    /// The same with the `builtin` dialect and unregistered dialects only.
    pub const BUILTIN: Self = Self { functions: false, dialects: false, ..Self::VARIED };

    /// Modules like a compiler's: many operations, few different types, no registered dialect
    /// except `builtin`.
    pub const PROGRAM: Self =
        Self { operations: 60, depth: 4, functions: false, dialects: false, resources: false, novelty: 1 };
}

/// The size of the stock of types and attributes that recur.
const STOCK: usize = 24;

/// A value that can be used, as it is written, with its type.
#[derive(Clone, Debug)]
struct Value {
    name: String,
    ty: String,
}

/// The generated text and the names it defines.
struct Generator {
    random: Random,
    profile: Profile,
    out: String,
    /// The number of the next name of any sort.
    next: usize,
    types: Vec<String>,
    attributes: Vec<String>,
    /// Aliases that are defined, with their sigil.
    type_aliases: Vec<String>,
    attribute_aliases: Vec<String>,
    location_aliases: Vec<String>,
    /// Keys of used resources.
    resources: Vec<String>,
    distincts: Vec<String>,
    /// Functions that are called and not yet declared.
    declarations: Vec<String>,
    /// Whether properties are being generated. They have no locations, distinct attributes and
    /// aliases: the reference tool may define an alias that it prints there only after the
    /// operation.
    in_properties: bool,
}

impl Generator {
    fn new(random: Random, profile: Profile) -> Self {
        let mut new = Self {
            random,
            profile,
            out: String::new(),
            next: 0,
            types: Vec::new(),
            attributes: Vec::new(),
            type_aliases: Vec::new(),
            attribute_aliases: Vec::new(),
            location_aliases: Vec::new(),
            resources: Vec::new(),
            distincts: Vec::new(),
            declarations: Vec::new(),
            in_properties: false,
        };
        // The stock has no aliases: it outlives the part of the file that defines them.
        for _ in 0..STOCK {
            let (ty, attribute) = (new.fresh_type(2), new.fresh_attribute(2));
            new.types.push(ty);
            new.attributes.push(attribute);
        }
        new
    }

    fn number(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// Forgets the definitions of one part of a file, or of one module of a program.
    fn begin_part(&mut self) {
        self.type_aliases.clear();
        self.attribute_aliases.clear();
        self.location_aliases.clear();
        self.resources.clear();
        self.distincts.clear();
    }

    fn aliases(&mut self) {
        for _ in 0..self.random.below(4) {
            let name = format!("!{}", self.alias_name());
            let ty = self.fresh_type(2);
            let _ = writeln!(self.out, "{name} = {ty}");
            self.type_aliases.push(name);
        }
        for _ in 0..self.random.below(4) {
            let name = format!("#{}", self.alias_name());
            let attribute = self.fresh_attribute(2);
            let _ = writeln!(self.out, "{name} = {attribute}");
            self.attribute_aliases.push(name);
        }
        for _ in 0..self.random.below(3) {
            let name = format!("#loc{}", self.number());
            let location = self.location(2);
            let _ = writeln!(self.out, "{name} = loc({location})");
            self.location_aliases.push(name);
        }
    }

    fn alias_name(&mut self) -> String {
        let number = self.number();
        let base = *self.random.pick(&["a", "map", "set", "alias-", "A$", "_x", "i32_", "loc"]);
        format!("{base}{number}")
    }

    /// The operations of a module, with the aliases before and the resources after them.
    fn part(&mut self) {
        self.begin_part();
        self.aliases();
        self.block(&[], Region::MODULE, self.profile.operations);
        self.declare_functions();
        if self.profile.resources {
            self.resource_section();
        }
    }

    fn declare_functions(&mut self) {
        for declaration in std::mem::take(&mut self.declarations) {
            self.line(&declaration);
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn resource_section(&mut self) {
        let external = self.random.chance(10);
        if self.resources.is_empty() && !external {
            return;
        }
        let mut sections = Vec::new();
        if !self.resources.is_empty() {
            let keys = self.resources.clone();
            let mut entries = Vec::new();
            for key in keys {
                // Some keys stay without data.
                if self.random.chance(80) {
                    let alignment = *self.random.pick(&["01", "02", "04", "08", "40"]);
                    let data = self.random.hex_digits(16);
                    entries.push(format!("      {key}: \"0x{alignment}000000{data}\""));
                }
            }
            sections.push(format!(
                "  dialect_resources: {{\n    builtin: {{\n{}\n    }}\n  }}",
                entries.join(",\n")
            ));
        }
        if external {
            let string = self.string();
            let entries = format!("      k1: \"0x0100000005\",\n      \"k 2\": true,\n      k3: {string}");
            sections.push(format!("  external_resources: {{\n    ext: {{\n{entries}\n    }}\n  }}"));
        }
        let _ = writeln!(self.out, "{{-#\n{}\n#-}}", sections.join(",\n"));
    }
}

/// A small module, or the operations of one.
#[must_use]
pub fn module(seed: u64, profile: Profile) -> String {
    let mut generator = Generator::new(Random::new(seed), profile);
    generator.part();
    generator.out
}

/// The modules of these seeds as parts of one file.
#[must_use]
pub fn file(seeds: std::ops::Range<u64>, profile: Profile) -> String {
    let modules: Vec<String> = seeds.map(|seed| module(seed, profile)).collect();
    modules.join(&format!("{MARKER}\n"))
}

/// Generates one file of at least `bytes` bytes, piece by piece.
///
/// # Errors
/// The errors of `write`.
pub fn program<E>(seed: u64, bytes: u64, mut write: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
    let mut generator = Generator::new(Random::new(seed), Profile::PROGRAM);
    let mut written = 0;
    while written < bytes {
        generator.begin_part();
        generator.aliases();
        generator.out.push_str("module {\n");
        generator.block(&[], Region::MODULE, generator.profile.operations);
        generator.out.push_str("}\n");
        write(&generator.out)?;
        written += generator.out.len() as u64;
        generator.out.clear();
    }
    Ok(())
}
