//! Random valid IR in generic form, for suites, benchmarks and fuzzing; a seed always gives the same text.
//!
//! [`module`] makes one small module that uses whatever the builtin dialect has, [`file()`] many of them as parts of one
//! file, [`program`] a large text that looks like a compiler's. [`scramble`] says the same in other words, [`mutate`]
//! makes mistakes, [`shrink`] leaves out what does not matter to a difference.
//!
//! What is made is valid: operands dominate their uses, names are unique, types fit. It is not in the form in which
//! it would be printed.

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

/// What the text is made of.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// About how many operations a module has.
    pub operations: usize,
    /// How deep regions may nest.
    pub depth: usize,
    /// Whether operations of the `func` dialect are used.
    pub functions: bool,
    /// Whether types, attributes and operations of `llvm`, `dlti` and `gpu` are used.
    pub dialects: bool,
    /// Whether there are resources, whose section is at the end of a file.
    pub resources: bool,
    /// How many types and attributes in a hundred are made anew, the others being taken from a small stock.
    pub novelty: usize,
}

impl Profile {
    /// Small modules in which nothing occurs twice.
    pub const VARIED: Self =
        Self { operations: 6, depth: 2, functions: true, dialects: true, resources: true, novelty: 90 };

    /// The same with nothing but the `builtin` dialect and unregistered ones.
    pub const BUILTIN: Self = Self { functions: false, dialects: false, ..Self::VARIED };

    /// What a compiler writes: many operations, few different types, no dialect but `builtin`.
    pub const PROGRAM: Self =
        Self { operations: 60, depth: 4, functions: false, dialects: false, resources: false, novelty: 1 };
}

/// How many types and attributes are in the stock of those that occur again.
const STOCK: usize = 24;

/// A value that can be used, as it is written, with its type.
#[derive(Clone, Debug)]
struct Value {
    name: String,
    ty: String,
}

/// The text under construction, and what is known about it.
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
    /// Keys of resources that are used.
    resources: Vec<String>,
    distincts: Vec<String>,
    /// Functions that are called and not yet declared.
    declarations: Vec<String>,
    /// Whether properties are being made. Locations, distinct attributes and aliases are none: the reference tool may
    /// define what it prints as an alias there only after the operation.
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
        // The stock has no aliases in it: it outlives the part of the file that knows them.
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

    /// Forgets what one part of a file, or one module of a program, has defined.
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

/// A small module, or what is read as one.
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

/// Makes a text of at least `bytes` bytes that is one file, piece by piece.
///
/// # Errors
/// What `write` fails with.
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
