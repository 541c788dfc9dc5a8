//! Programs made from the tables of operations: valid ones, and invalid ones by one change.
//!
//! The generator knows only [`OpDef`]s, so it works for dialects that are loaded while the program runs, too. A
//! candidate has operands, results, attributes, regions and successors that satisfy the constraints of each; whether
//! they fit together is found by trying: a candidate is valid if it passes the verifier. [`Generator::shrink`] makes a
//! program smaller while a property of it holds.
//!
//! ```
//! use isogloss::Context;
//! use isogloss_tests::programs::Generator;
//! let ctx = Context::with_dialects(isogloss_cli::known_dialects());
//! let mut generator = Generator::new(&ctx, 1);
//! let op = ctx.op("arith.addi").expect("the dialect is known");
//! let program = generator.valid(op).expect("a program is found");
//! assert!(program.text().contains("\"arith.addi\""));
//! ```

mod pool;
mod seeds;
mod spec;
mod suggest;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::{Arity, OpDef, OpTraits, PropertyDef, SegmentPolicy, ValueGroup};

use crate::irgen::Random;
use pool::Pool;
pub use spec::{Body, Spec};

/// The number of candidates that are tried for a valid program of an operation.
const TRIES: usize = 3000;

/// The number of operations around the main operation of a program.
const NESTING: usize = 3;

/// The choices that most parts of a candidate share, because most operations demand it.
#[derive(Clone, Copy, Debug)]
struct Like {
    /// The index of a type in the pool.
    ty: usize,
    /// The number of values of each variadic operand and result.
    count: Option<usize>,
    /// The position of attributes among the ones that a property can have.
    attribute: usize,
}

/// The dialects of the programs: the compiled ones with operations.
#[must_use]
pub fn dialects() -> Vec<&'static Dialect> {
    let mut dialects = isogloss_cli::known_dialects();
    // The part of `llvm` with operations. The generator makes no types of `quant`.
    dialects.retain(|dialect| {
        crate::dialects::NAMES.contains(&dialect.name) && dialect.name != "quant" && !dialect.ops.is_empty()
    });
    dialects
}

/// The seed of a generator and the number of programs of a dialect: from `ISOGLOSS_PROGRAMS=SEED:COUNT`, or 1 and
/// `count`.
#[must_use]
pub fn seed_and_count(count: usize) -> (u64, usize) {
    let given = std::env::var("ISOGLOSS_PROGRAMS").ok();
    let given = given.as_deref().and_then(|text| text.split_once(':'));
    let numbers = given.and_then(|(seed, count)| Some((seed.parse().ok()?, count.parse().ok()?)));
    numbers.unwrap_or((1, count))
}

/// Makes programs.
#[derive(Debug)]
pub struct Generator<'c> {
    context: &'c Context,
    random: Random,
    pool: Pool<'c>,
    in_functions: bool,
}

impl<'c> Generator<'c> {
    /// A generator of programs for the operations of a context.
    #[must_use]
    pub fn new(context: &'c Context, seed: u64) -> Self {
        Self { context, random: Random::new(seed), pool: Pool::new(context), in_functions: false }
    }

    /// Continues as a new generator with this seed, with the types and attributes that were found.
    pub fn reseed(&mut self, seed: u64) {
        self.random = Random::new(seed);
    }

    /// A generator that puts every second program in a function.
    #[must_use]
    pub fn in_functions(mut self) -> Self {
        self.in_functions = true;
        self
    }

    /// The operations of a dialect that can be the main operation of a program. Operations that are only valid inside
    /// another operation of the dialect are made as parts of it.
    #[must_use]
    pub fn operations(dialect: &Dialect) -> Vec<&'static OpDef> {
        dialect.ops.iter().copied().filter(|op| op.parents.is_empty()).collect()
    }

    /// A valid program of an operation; `None` if none was found. An operation that must be inside another one is part of
    /// a program of that one.
    pub fn valid(&mut self, op: &'static OpDef) -> Option<Spec> {
        self.valid_within(op, TRIES)
    }

    /// As [`Self::valid`], with this number of candidates.
    pub fn valid_within(&mut self, op: &'static OpDef, tries: usize) -> Option<Spec> {
        if seeds::of(op.name).is_empty() && !self.parts_without_choice(op).is_empty() {
            return None;
        }
        (0..tries).find_map(|_| {
            let candidate = self.program(op);
            self.accepts(&candidate.text()).then_some(candidate)
        })
    }

    /// A program of an operation whose operands, results and properties satisfy their constraints, but which need not be
    /// valid as a whole.
    pub fn unverified(&mut self, op: &'static OpDef) -> Spec {
        let mut program = self.candidate(op);
        if self.random.chance(50) {
            // A printer need not expect that a default value is missing.
            for property in op.properties {
                let is_given = program.properties.iter().any(|(name, _)| name == property.name);
                let value = self.pool.attributes_of(property).first();
                if let (false, Some(value)) = (is_given, value) {
                    program.properties.push((property.name.to_owned(), value.clone()));
                }
            }
        }
        program
    }

    /// The operands, results and required properties for which the pool has no type and no attribute.
    pub fn parts_without_choice(&mut self, op: &'static OpDef) -> Vec<&'static str> {
        let mut found = Vec::new();
        for group in op.operands.iter().chain(op.results).filter(|group| group.arity == Arity::One) {
            if self.pool.types_of(group.constraint).is_empty() {
                found.push(group.name);
            }
        }
        let is_size = |index: usize| {
            [op.operand_segments, op.result_segments].iter().any(
                |policy| matches!(policy, SegmentPolicy::Sized { property } if *property as usize == index),
            ) || op
                .operands
                .iter()
                .any(|group| matches!(group.arity, Arity::Nested { property } if property as usize == index))
        };
        for (index, property) in op.properties.iter().enumerate() {
            if property.required && !is_size(index) && self.pool.attributes_of(property).is_empty() {
                found.push(property.name);
            }
        }
        found
    }

    /// A candidate, inside the operation that it must be in.
    fn program(&mut self, op: &'static OpDef) -> Spec {
        let mut program = self.candidate(op);
        let mut inner = op;
        for _ in 0..NESTING {
            let is_top = |name: &&str| *name == "builtin.module" || self.context.op(name).is_none();
            if inner.parents.is_empty() || inner.parents.iter().any(is_top) {
                break;
            }
            if inner.parents.contains(&"func.func") {
                program.in_function = true;
                return program;
            }
            let name: &str = self.random.pick::<&str>(inner.parents);
            let Some(parent) = self.context.op(name) else { break };
            let mut outer = self.candidate(parent);
            if outer.regions.is_empty() && !parent.regions.is_empty() {
                outer.regions.push(None);
            }
            if outer.regions.is_empty() {
                break;
            }
            let at = self.random.below(outer.regions.len());
            let ends = !parent.traits.contains(OpTraits::NO_TERMINATOR);
            let body = outer.regions[at].get_or_insert_with(|| Body { ends, ..Body::default() });
            if inner.traits.contains(OpTraits::TERMINATOR) {
                body.last = Some(Box::new(program));
            } else {
                body.before.push(program);
            }
            (program, inner) = (outer, parent);
        }
        program.in_function = self.in_functions && self.random.chance(50);
        program
    }

    /// A program with one change.
    pub fn mutated(&mut self, program: &Spec) -> Spec {
        let mut changed = program.clone();
        for _ in 0..10 {
            self.change(&mut changed);
            if changed != *program {
                break;
            }
        }
        changed
    }

    /// The smallest program, by dropping and simplifying parts, for which `holds` is true.
    pub fn shrink(&mut self, program: &Spec, mut holds: impl FnMut(&Spec) -> bool) -> Spec {
        let mut best = program.clone();
        loop {
            let smaller = best.smaller().into_iter().find(|candidate| holds(candidate));
            match smaller {
                Some(smaller) => best = smaller,
                None => return best,
            }
        }
    }

    /// Whether a text passes parser and verifier.
    fn accepts(&self, text: &str) -> bool {
        crate::ir::ours::is_valid(self.context, text)
    }

    /// Types for groups of values; each satisfies its constraint.
    fn types(&mut self, groups: &[ValueGroup], like: Like) -> (Vec<String>, Vec<usize>) {
        let (mut types, mut sizes) = (Vec::new(), Vec::new());
        for group in groups {
            let count = match group.arity {
                Arity::One => 1,
                Arity::Optional => self.random.below(2),
                // The values of successors' blocks, which have no arguments.
                Arity::Nested { .. } => 0,
                _ => like.count.unwrap_or_else(|| *self.random.pick(&[0, 0, 1, 1, 2])),
            };
            for _ in 0..count {
                let satisfied = self.pool.types_of(group.constraint);
                let favourite = satisfied.iter().position(|index| *index == like.ty);
                let index = match favourite.filter(|_| self.random.chance(85)) {
                    Some(at) => satisfied[at],
                    None if satisfied.is_empty() => 0,
                    None => *self.random.pick(satisfied),
                };
                types.push(self.pool.type_text(index).to_owned());
            }
            sizes.push(count);
        }
        (types, sizes)
    }

    /// A type of the pool that satisfies the constraint of a value of the operation, if one has a constraint.
    fn favourite(&mut self, op: &'static OpDef) -> usize {
        let groups: Vec<_> = op.operands.iter().chain(op.results).collect();
        if groups.is_empty() {
            return 0;
        }
        let group = *self.random.pick(&groups);
        let satisfied = self.pool.types_of(group.constraint);
        if satisfied.is_empty() { 0 } else { *self.random.pick(satisfied) }
    }

    fn candidate(&mut self, op: &'static OpDef) -> Spec {
        let seeds = seeds::of(op.name);
        if !seeds.is_empty() && self.random.chance(90) {
            let seed = self.random.pick(&seeds).clone();
            // Half of them with one more change, which may be valid as well.
            return if self.random.chance(50) { seed } else { self.mutated(&seed) };
        }
        let like = Like {
            ty: self.favourite(op),
            count: *self.random.pick(&[None, None, Some(0), Some(1), Some(2)]),
            attribute: self.random.below(1000),
        };
        let (operands, operand_sizes) = self.types(op.operands, like);
        let (mut results, result_sizes) = self.types(op.results, like);
        let successors: usize = op
            .successors
            .iter()
            .map(|successor| if successor.variadic { self.random.below(3) } else { 1 })
            .sum();
        if self.random.chance(25) && op.results.iter().any(|group| group.arity != Arity::One) {
            // Results of the types of the last operands, as for loops.
            let count = self.random.below(operands.len() + 1);
            results = operands[operands.len() - count..].to_vec();
        }
        let mut properties = Vec::new();
        for (index, property) in op.properties.iter().enumerate() {
            let sizes = |policy: SegmentPolicy, sizes: &[usize]| match policy {
                SegmentPolicy::Sized { property } if property as usize == index => {
                    let list: Vec<String> = sizes.iter().map(usize::to_string).collect();
                    Some(format!("array<i32: {}>", list.join(", ")))
                }
                _ => None,
            };
            let segments = sizes(op.operand_segments, &operand_sizes)
                .or_else(|| sizes(op.result_segments, &result_sizes));
            let is_nested = |group: &ValueGroup| matches!(group.arity, Arity::Nested { property } if property as usize == index);
            let nested = op.operands.iter().any(is_nested).then(|| match successors.saturating_sub(1) {
                0 => "array<i32>".to_owned(),
                groups => format!("array<i32: {}>", vec!["0"; groups].join(", ")),
            });
            let value = match segments.or(nested) {
                Some(value) => Some(value),
                None if property.required || self.random.chance(40) => self.attribute(property, like),
                None => None,
            };
            properties.extend(value.map(|value| (property.name.to_owned(), value)));
        }
        let mut spec =
            Spec { op: op.name.to_owned(), operands, results, properties, successors, ..Spec::default() };
        for region in op.regions {
            let count = if region.variadic { *self.random.pick(&[0, 0, 1, 2]) } else { 1 };
            for _ in 0..count {
                let body = self.body(op, &spec);
                spec.regions.push(body);
            }
        }
        spec
    }

    /// The value of a property: an attribute of the pool that satisfies its constraint.
    fn attribute(&mut self, property: &PropertyDef, like: Like) -> Option<String> {
        let satisfied = self.pool.attributes_of(property);
        match satisfied.len() {
            0 => None,
            count if self.random.chance(60) => Some(satisfied[like.attribute % count].clone()),
            _ => Some(self.random.pick(satisfied).clone()),
        }
    }

    /// A region for an operation: arguments and values of its terminator are of types that the operation has, too.
    fn body(&mut self, op: &'static OpDef, spec: &Spec) -> Option<Body> {
        if self.random.chance(15) {
            return None;
        }
        let near: Vec<&[String]> = vec![&[], &spec.operands, &spec.results];
        let mut arguments = self.random.pick(&near).to_vec();
        if self.random.chance(30) {
            arguments = vec!["index".to_owned(); *self.random.pick(&[0, 1, 1, 2, 3])];
        } else if self.random.chance(50) {
            let keep = self.random.below(arguments.len() + 1);
            arguments.drain(..keep);
        }
        if self.random.chance(40) {
            arguments.insert(0, self.random.pick(&["index", "i32"]).to_string());
        }
        if self.random.chance(25)
            && let Some(first) = arguments.first().cloned()
        {
            arguments.push(first);
        }
        let mut terminators: Vec<&'static OpDef> =
            self.context.dialect(op.dialect).map_or(Vec::new(), |dialect| {
                dialect.ops.iter().copied().filter(|inner| inner.parents.contains(&op.name)).collect()
            });
        terminators.extend(op.implicit_terminator.and_then(|name| self.context.op(name)));
        let terminator = if terminators.is_empty() { None } else { Some(*self.random.pick(&terminators)) };
        let yielded = match self.random.below(5) {
            0 | 4 => Vec::new(),
            1 => spec.results.clone(),
            2 => arguments.clone(),
            _ => spec.results.iter().chain(&spec.operands).next().cloned().into_iter().collect(),
        };
        let last = terminator.map(|terminator| {
            let mut last = self.candidate(terminator);
            if terminator.operands.iter().any(|group| group.arity == Arity::Variadic) {
                let fixed = terminator.operands.iter().filter(|group| group.arity == Arity::One).count();
                last.operands.truncate(fixed);
                last.operands.extend(yielded);
            } else if last.operands.len() == yielded.len() {
                last.operands = yielded;
            }
            Box::new(last)
        });
        let ends = !op.traits.contains(OpTraits::NO_TERMINATOR) || self.random.chance(40);
        Some(Body { arguments, before: Vec::new(), last, noise: ends && self.random.chance(20), ends })
    }

    /// Changes one part.
    fn change(&mut self, spec: &mut Spec) {
        let any_type = |this: &mut Self| {
            let index = this.random.below(this.pool.type_count());
            this.pool.type_text(index).to_owned()
        };
        match self.random.below(9) {
            0 if !spec.operands.is_empty() => {
                let at = self.random.below(spec.operands.len());
                spec.operands[at] = any_type(self);
            }
            1 if !spec.results.is_empty() => {
                let at = self.random.below(spec.results.len());
                spec.results[at] = any_type(self);
            }
            2 if !spec.operands.is_empty() => {
                let at = self.random.below(spec.operands.len());
                spec.operands.remove(at);
            }
            3 => spec.operands.push(any_type(self)),
            4 if !spec.results.is_empty() && self.random.chance(50) => {
                spec.results.pop();
            }
            4 => spec.results.push(any_type(self)),
            5 if !spec.properties.is_empty() => {
                let at = self.random.below(spec.properties.len());
                spec.properties.remove(at);
            }
            6 if !spec.properties.is_empty() => {
                let at = self.random.below(spec.properties.len());
                spec.properties[at].1 = self.random.pick(self.pool.attributes()).clone();
            }
            7 if !spec.regions.is_empty() => {
                let at = self.random.below(spec.regions.len());
                match (&mut spec.regions[at], self.random.below(4)) {
                    (Some(body), 0) if !body.arguments.is_empty() => {
                        let at = self.random.below(body.arguments.len());
                        body.arguments[at] = any_type(self);
                    }
                    (Some(body), 1) => body.arguments.push(any_type(self)),
                    (Some(Body { last: Some(last), .. }), 2) => self.change(last),
                    (Some(body), 3) => body.last = None,
                    (region, _) => *region = None,
                }
            }
            8 if self.random.chance(50) => spec.regions.push(None),
            8 if !spec.regions.is_empty() => {
                spec.regions.pop();
            }
            _ => {}
        }
    }
}
