//! Traits of operations: those that the runtime has, the author's, and conditions (ODS `Trait`, `PredOpTrait`).

use super::Name;
use super::constraint::{Buildable, Path, Predicate};
use super::op::{Effect, OpInterface};
use isogloss_tablegen::Span;

/// A trait or an interface of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpTrait {
    /// The kind.
    pub kind: OpTraitKind,
    /// Whether it is verified before the declared constraints (ODS `StructuralOpTrait`).
    pub structural: bool,
    /// The source range of the list of traits.
    pub span: Span,
    /// The words in its arguments, each where it is written.
    pub words: Vec<Name>,
}

impl OpTrait {
    /// Where a word of the arguments is written; the whole trait if that is not known.
    #[must_use]
    pub fn place_of(&self, word: &str) -> Span {
        let bare = |name: &Name| name.text.trim_start_matches("::") == word.trim_start_matches("::");
        self.words.iter().find(|name| bare(name)).map_or(self.span, |name| name.span)
    }
}

/// The kind of an [`OpTrait`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpTraitKind {
    /// A trait of the runtime without arguments.
    Core(CoreTrait),
    /// The parent is one of these operations (ODS `HasParent`, `ParentOneOf`).
    HasParent(Vec<OpClassRef>),
    /// Every region has one block that ends with this operation (ODS
    /// `SingleBlockImplicitTerminator`).
    ImplicitTerminator(OpClassRef),
    /// A condition on the operation (ODS `PredOpTrait`).
    Predicate(PredicateTrait),
    /// An interface.
    Interface(OpInterface),
    /// Effects of the operation itself (ODS `MemoryEffects`). The interface is a separate
    /// entry of the list.
    Effects(Vec<Effect>),
    /// A trait that the author defines, with or without a verifier.
    Foreign {
        /// Its name.
        name: String,
        /// The Rust path of a `static` with the verifier, if there is one.
        path: Option<String>,
        /// Its arguments in the definition.
        arguments: String,
    },
}

/// A reference to an operation by its class.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpClassRef {
    /// The C++ or Rust name: `scf::YieldOp`.
    pub class: String,
    /// The name of the operation, if a record of that class is known.
    pub name: Option<String>,
}

macro_rules! core_traits {
    ($($(#[$doc:meta])* $variant:ident = $name:literal;)*) => {
        /// A trait of the runtime without arguments, by the C++ name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum CoreTrait { $($(#[$doc])* $variant,)* }

        impl CoreTrait {
            /// All traits.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The C++ name, without namespaces.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

core_traits! {
    /// The sizes of the operand groups are stored.
    AttrSizedOperandSegments = "AttrSizedOperandSegments";
    /// The sizes of the result groups are stored.
    AttrSizedResultSegments = "AttrSizedResultSegments";
    /// All variable operand groups have one size.
    SameVariadicOperandSize = "SameVariadicOperandSize";
    /// All variable result groups have one size.
    SameVariadicResultSize = "SameVariadicResultSize";
    /// The result types are that of the first attribute.
    FirstAttrDerivedResultType = "FirstAttrDerivedResultType";
    /// The operation terminates its block.
    IsTerminator = "IsTerminator";
    /// Its blocks need no terminator.
    NoTerminator = "NoTerminator";
    /// Every region has at most one block.
    SingleBlock = "SingleBlock";
    /// Entry blocks have no arguments.
    NoRegionArguments = "NoRegionArguments";
    /// Its regions use no values from outside.
    IsIsolatedFromAbove = "IsIsolatedFromAbove";
    /// Its region defines symbols.
    SymbolTable = "SymbolTable";
    /// All regions are graph regions.
    HasOnlyGraphRegion = "HasOnlyGraphRegion";
    /// Iterations of its region may run in parallel.
    HasParallelRegion = "HasParallelRegion";
    /// A scope of affine symbols.
    AffineScope = "AffineScope";
    /// A scope of stack allocations.
    AutomaticAllocationScope = "AutomaticAllocationScope";
    /// All operands have one type.
    SameTypeOperands = "SameTypeOperands";
    /// All operands have one shape.
    SameOperandsShape = "SameOperandsShape";
    /// All operands have one element type.
    SameOperandsElementType = "SameOperandsElementType";
    /// All operands and results have one shape.
    SameOperandsAndResultShape = "SameOperandsAndResultShape";
    /// All operands and results have one element type.
    SameOperandsAndResultElementType = "SameOperandsAndResultElementType";
    /// All operands and results have one type.
    SameOperandsAndResultType = "SameOperandsAndResultType";
    /// All operands and results have one rank.
    SameOperandsAndResultRank = "SameOperandsAndResultRank";
    /// The operands can be broadcast to the result.
    ResultsBroadcastableShape = "ResultsBroadcastableShape";
    /// All results are floats, or vectors or tensors of them.
    ResultsAreFloatLike = "ResultsAreFloatLike";
    /// The operation applies element by element.
    Elementwise = "Elementwise";
    /// An elementwise operation that also applies to scalars.
    Scalarizable = "Scalarizable";
    /// An elementwise operation that also applies to vectors.
    Vectorizable = "Vectorizable";
    /// An elementwise operation that also applies to tensors.
    Tensorizable = "Tensorizable";
    /// The order of operands does not matter.
    IsCommutative = "IsCommutative";
    /// `f(f(x)) == f(x)`.
    IsIdempotent = "IsIdempotent";
    /// `f(f(x)) == x`.
    IsInvolution = "IsInvolution";
    /// A constant.
    ConstantLike = "ConstantLike";
    /// Returns its operands.
    ReturnLike = "ReturnLike";
    /// The effects include those of the operations in its regions.
    HasRecursiveMemoryEffects = "HasRecursiveMemoryEffects";
    /// The operation may be executed speculatively.
    AlwaysSpeculatable = "AlwaysSpeculatableImplTrait";
    /// The operation may be executed speculatively if the operations in its regions may.
    RecursivelySpeculatable = "RecursivelySpeculatableImplTrait";
    /// Memrefs in it may be given the identity layout.
    MemRefsNormalizable = "MemRefsNormalizable";
}

impl CoreTrait {
    /// The trait with a C++ name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|item| item.name() == name)
    }
}

/// A condition on an operation (ODS `PredOpTrait`): "failed to verify that SUMMARY".
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PredicateTrait {
    /// The end of the message.
    pub summary: String,
    /// The condition.
    pub meaning: Meaning,
}

/// The condition of a [`PredicateTrait`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Meaning {
    /// A part of several arguments or results is equal (ODS `AllTypesMatch` and others).
    AllMatch {
        /// Their names.
        names: Vec<String>,
        /// The part, of the value or attribute.
        part: Path,
    },
    /// The type of `rhs` is a function of that of `lhs` (ODS `TypesMatchWith`).
    TypesMatchWith {
        /// The name of the argument or result with the known type.
        lhs: String,
        /// The name of the argument or result with the inferred type.
        rhs: String,
        /// The function.
        transformer: Transformer,
        /// The comparison of the types.
        comparator: Comparator,
    },
    /// The number and types of `elements` are those of the elements of `shaped` (ODS
    /// `ShapedTypeMatchesElementCountAndTypes`).
    ElementCountAndTypes {
        /// The name of the shaped argument or result.
        shaped: String,
        /// The name of the argument or result with the elements.
        elements: String,
    },
    /// A condition on the operation.
    Condition(Predicate),
}

impl PredicateTrait {
    /// The names of the arguments and results that it mentions.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        use super::constraint::{Root, Test};
        fn of<'p>(path: &'p Path, names: &mut Vec<&'p str>) {
            if let Root::Argument(name) = &path.root {
                names.push(name);
            }
        }
        fn walk<'p>(condition: &'p Predicate, names: &mut Vec<&'p str>) {
            match condition {
                Predicate::All(parts) | Predicate::Any(parts) => {
                    parts.iter().for_each(|part| walk(part, names));
                }
                Predicate::Not(part) => walk(part, names),
                Predicate::Of(path, part) => {
                    of(path, names);
                    walk(part, names);
                }
                Predicate::Test(Test::Same(paths)) => paths.iter().for_each(|path| of(path, names)),
                Predicate::Test(Test::Broadcastable(from, to)) => {
                    [from, to].into_iter().for_each(|path| of(path, names));
                }
                Predicate::Test(_) | Predicate::Rust(_) | Predicate::Cpp { .. } => {}
            }
        }
        match &self.meaning {
            Meaning::AllMatch { names, .. } => names.iter().map(String::as_str).collect(),
            Meaning::TypesMatchWith { lhs, rhs, .. } => vec![lhs, rhs],
            Meaning::ElementCountAndTypes { shaped, elements } => vec![shaped, elements],
            Meaning::Condition(condition) => {
                let mut names = Vec::new();
                walk(condition, &mut names);
                names
            }
        }
    }
}

/// A function from one type to another (ODS `transformer`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Transformer {
    /// A part of the type, or the type itself.
    Path(Path),
    /// A fixed type.
    Constant(Buildable),
    /// The same shape with another element type.
    WithElementType(Buildable),
    /// A C++ function or method without a counterpart, by its name without the namespaces of
    /// LLVM and MLIR.
    Named(String),
    /// A function of the author, `fn(Type) -> Type`, by its path.
    Rust(Name),
    /// A C++ expression without a counterpart.
    Cpp(Name),
}

/// The comparison of types in [`Meaning::TypesMatchWith`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Comparator {
    /// They are equal.
    Equal,
    /// They are equal, or one of the two values is absent.
    EqualIfPresent,
    /// Their lists are equal, element by element.
    Ranges,
    /// A C++ function.
    Cpp(String),
}
