//! Random TableGen programs and their comparison with the reference tool.
//!
//! [`program`] generates a program from a seed, [`program_of_multiclasses`] one that mostly tests these. [`check`] runs it through the front end and
//! through `llvm-tblgen` and compares the records (as text and as JSON), the warnings, or the
//! first error. [`shrink`] reduces a program on which the two differ.

mod compare;
mod conds;
mod expr;
mod item;
mod shrink;

pub use compare::{Difference, Kind, Outcome, Tool, check, check_unless_kept};
pub use conds::conds_as_ifs;
pub use shrink::shrink;

use crate::irgen::Random;

/// A type of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ty {
    Bit,
    Bits(u32),
    Int,
    Str,
    Dag,
    List(Box<Ty>),
    /// The class at an index of [`Generator::classes`].
    Class(usize),
}

impl Ty {
    fn list(element: Ty) -> Ty {
        Ty::List(Box::new(element))
    }
}

/// A generated class or multiclass.
#[derive(Clone, Debug)]
struct Class {
    name: String,
    args: Vec<Arg>,
    /// All fields, inherited ones included.
    fields: Vec<(String, Ty)>,
    /// Indices of all ancestors.
    ancestors: Vec<usize>,
}

/// A template argument.
#[derive(Clone, Debug)]
struct Arg {
    name: String,
    ty: Ty,
    has_default: bool,
}

/// A generated record with a name that other expressions can use.
#[derive(Clone, Debug)]
struct Def {
    name: String,
    classes: Vec<usize>,
    fields: Vec<(String, Ty)>,
}

/// Generates one program.
struct Generator {
    random: Random,
    out: String,
    classes: Vec<Class>,
    multiclasses: Vec<Class>,
    defs: Vec<Def>,
    /// Variables in scope, the innermost last.
    vars: Vec<(String, Ty)>,
    /// The percentage of expressions that have any type instead of the expected one.
    wildness: usize,
    /// Whether to mostly avoid expressions that often fail, such as `!head` of a list that may
    /// be empty.
    careful: bool,
    /// The maximum nesting of expressions.
    depth: usize,
    next: usize,
    in_multiclass: bool,
    in_template: bool,
    nesting: usize,
}

/// The program of a seed.
#[must_use]
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let wildness = *random.pick(&[0, 0, 0, 1, 4]);
    let careful = wildness == 0 && random.chance(80);
    let depth = *random.pick(&[1, 2, 2, 3, 4]);
    let mut generator = Generator::new(random, wildness, careful, depth);
    generator.file();
    generator.out
}

/// The program of a seed that consists of multiclasses and their uses, with simple values, so that it is mostly accepted.
#[must_use]
pub fn program_of_multiclasses(seed: u64) -> String {
    let mut random = Random::new(seed);
    let depth = *random.pick(&[0, 1, 1, 2]);
    let mut generator = Generator::new(random, 0, true, depth);
    generator.multiclasses();
    generator.out
}

impl Generator {
    fn new(random: Random, wildness: usize, careful: bool, depth: usize) -> Generator {
        Generator {
            random,
            out: String::new(),
            classes: Vec::new(),
            multiclasses: Vec::new(),
            defs: Vec::new(),
            vars: Vec::new(),
            wildness,
            careful,
            depth,
            next: 0,
            in_multiclass: false,
            in_template: false,
            nesting: 0,
        }
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.random.chance(percent)
    }

    /// Whether to generate an expression that often fails.
    fn dares(&mut self) -> bool {
        !self.careful || self.chance(3)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        items[self.below(items.len())]
    }

    /// A type; `depth` bounds the nesting of lists.
    fn ty(&mut self, depth: usize) -> Ty {
        let classes = self.classes.len();
        match self.below(14) {
            0 | 1 => Ty::Bit,
            2 => Ty::Bits(1 + self.below(8) as u32),
            3..=5 => Ty::Int,
            6..=8 => Ty::Str,
            9 => Ty::Dag,
            10..=12 if depth > 0 => Ty::list(self.ty(depth - 1)),
            13 if classes > 0 => Ty::Class(self.below(classes)),
            _ => Ty::Int,
        }
    }

    fn spell(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => "bit".to_owned(),
            Ty::Bits(width) => format!("bits<{width}>"),
            Ty::Int => "int".to_owned(),
            Ty::Str => "string".to_owned(),
            Ty::Dag => "dag".to_owned(),
            Ty::List(element) => format!("list<{}>", self.spell(element)),
            Ty::Class(class) => self.classes[*class].name.clone(),
        }
    }

    /// The type of a branch whose value converts to `ty`: that type, or sometimes another.
    fn branch(&mut self, ty: &Ty) -> Ty {
        if self.chance(70) {
            return ty.clone();
        }
        match ty {
            Ty::Int => match self.below(3) {
                0 => Ty::Bits(1 + self.below(6) as u32),
                _ => Ty::Bit,
            },
            Ty::Bit => self.random.pick(&[Ty::Bits(1), Ty::Int]).clone(),
            Ty::Bits(1) => self.random.pick(&[Ty::Bit, Ty::Int]).clone(),
            Ty::Bits(_) => Ty::Int,
            Ty::List(element) => Ty::list(self.branch(element)),
            Ty::Class(class) => {
                let heirs =
                    (0..self.classes.len()).filter(|&own| self.classes[own].ancestors.contains(class));
                let heirs: Vec<usize> = heirs.collect();
                if heirs.is_empty() { ty.clone() } else { Ty::Class(heirs[self.below(heirs.len())]) }
            }
            Ty::Str | Ty::Dag => ty.clone(),
        }
    }

    /// Whether a value of type `from` converts to type `to`.
    fn fits(&self, from: &Ty, to: &Ty) -> bool {
        match (from, to) {
            (Ty::Class(own), Ty::Class(other)) => {
                own == other || self.classes[*own].ancestors.contains(other)
            }
            (Ty::List(own), Ty::List(other)) => self.fits(own, other),
            (Ty::Bit, Ty::Int) => true,
            _ => from == to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::program;

    #[test]
    fn a_seed_always_gives_the_same_program() {
        assert_eq!(program(17), program(17));
        assert_ne!(program(17), program(18));
    }
}
