//! Traits of operations: built-in traits of the runtime, the author's, and conditions (ODS `Trait`, `PredOpTrait`).

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
    /// The words in its arguments, with their spans.
    pub words: Vec<Name>,
}

impl OpTrait {
    /// The span of a word in the arguments; the whole trait if that is unknown.
    #[must_use]
    pub fn place_of(&self, word: &str) -> Span {
        let bare = |name: &Name| name.text.trim_start_matches("::") == word.trim_start_matches("::");
        self.words.iter().find(|name| bare(name)).map_or(self.span, |name| name.span)
    }
}

/// The kind of an [`OpTrait`].
#[derive(Clone, Debug)]
pub enum OpTraitKind {
    /// A trait without arguments that the generator knows.
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
    /// Another trait, which is checked if the runtime has a check of its name, or by the function at its path.
    Foreign {
        /// Its name.
        name: String,
        /// The Rust path of a `static` with the verifier, if there is one.
        path: Option<String>,
        /// Its arguments in the definition.
        arguments: String,
        /// The trait of the library that is probably meant, if the definition file defines this one.
        similar: Option<String>,
    },
}

impl OpTraitKind {
    /// The interface, if it is one.
    #[must_use]
    pub fn interface(&self) -> Option<&OpInterface> {
        if let Self::Interface(interface) = self { Some(interface) } else { None }
    }

    /// The condition, if it is one.
    #[must_use]
    pub fn predicate(&self) -> Option<&PredicateTrait> {
        if let Self::Predicate(predicate) = self { Some(predicate) } else { None }
    }
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

/// How the runtime handles a [`CoreTrait`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoreKind {
    /// It verifies the trait, which the table of an operation lists.
    Check,
    /// It can query whether an operation has the trait.
    Fact,
    /// Not at all: only the generator uses it.
    Generator,
}

macro_rules! core_traits {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $kind:ident $($bit:ident)?;)*) => {
        /// A trait without arguments that the generator handles, or that the runtime stores as a bit, by its C++ name.
        /// The runtime verifies further ones by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub enum CoreTrait { $($(#[$doc])* $variant,)* }

        impl CoreTrait {
            /// All traits.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The C++ name, without namespaces.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// How the runtime handles it.
            #[must_use]
            pub fn kind(self) -> CoreKind {
                match self { $(Self::$variant => CoreKind::$kind),* }
            }

            /// The constant of the runtime's `OpTraits`, if it has one.
            #[must_use]
            pub fn bit(self) -> Option<&'static str> {
                match self { $(Self::$variant => core_traits!(@bit $($bit)?)),* }
            }
        }
    };
    (@bit $bit:ident) => { Some(stringify!($bit)) };
    (@bit) => { None };
}

core_traits! {
    /// The sizes of the operand groups are stored.
    AttrSizedOperandSegments = "AttrSizedOperandSegments", Check;
    /// The sizes of the result groups are stored.
    AttrSizedResultSegments = "AttrSizedResultSegments", Check;
    /// All variable operand groups have one size.
    SameVariadicOperandSize = "SameVariadicOperandSize", Generator;
    /// All variable result groups have one size.
    SameVariadicResultSize = "SameVariadicResultSize", Generator;
    /// All results have the type of the first attribute.
    FirstAttrDerivedResultType = "FirstAttrDerivedResultType", Generator;
    /// The operation terminates its block.
    IsTerminator = "IsTerminator", Check TERMINATOR;
    /// Its blocks need no terminator.
    NoTerminator = "NoTerminator", Fact NO_TERMINATOR;
    /// Every region has at most one block.
    SingleBlock = "SingleBlock", Check SINGLE_BLOCK;
    /// Entry blocks have no arguments.
    NoRegionArguments = "NoRegionArguments", Check NO_REGION_ARGUMENTS;
    /// Its regions use no values from outside.
    IsIsolatedFromAbove = "IsIsolatedFromAbove", Check ISOLATED_FROM_ABOVE;
    /// Its region defines symbols.
    SymbolTable = "SymbolTable", Check SYMBOL_TABLE;
    /// All regions are graph regions.
    HasOnlyGraphRegion = "HasOnlyGraphRegion", Fact GRAPH_REGION;
    /// Iterations of its region may run in parallel.
    HasParallelRegion = "HasParallelRegion", Fact PARALLEL_REGION;
    /// A scope of affine symbols.
    AffineScope = "AffineScope", Fact AFFINE_SCOPE;
    /// A scope of stack allocations.
    AutomaticAllocationScope = "AutomaticAllocationScope", Fact AUTOMATIC_ALLOCATION_SCOPE;
    /// All operands have one type.
    SameTypeOperands = "SameTypeOperands", Check;
    /// All operands have one shape.
    SameOperandsShape = "SameOperandsShape", Check;
    /// All operands have one element type.
    SameOperandsElementType = "SameOperandsElementType", Check;
    /// All operands and results have one shape.
    SameOperandsAndResultShape = "SameOperandsAndResultShape", Check;
    /// All operands and results have one element type.
    SameOperandsAndResultElementType = "SameOperandsAndResultElementType", Check;
    /// All operands and results have one type.
    SameOperandsAndResultType = "SameOperandsAndResultType", Check;
    /// All operands and results have one rank.
    SameOperandsAndResultRank = "SameOperandsAndResultRank", Check;
    /// An elementwise operation that also applies to scalars.
    Scalarizable = "Scalarizable", Fact SCALARIZABLE;
    /// An elementwise operation that also applies to vectors.
    Vectorizable = "Vectorizable", Fact VECTORIZABLE;
    /// An elementwise operation that also applies to tensors.
    Tensorizable = "Tensorizable", Fact TENSORIZABLE;
    /// The order of operands does not matter.
    IsCommutative = "IsCommutative", Fact COMMUTATIVE;
    /// `f(f(x)) == f(x)`.
    IsIdempotent = "IsIdempotent", Fact IDEMPOTENT;
    /// `f(f(x)) == x`.
    IsInvolution = "IsInvolution", Fact INVOLUTION;
    /// A constant.
    ConstantLike = "ConstantLike", Fact CONSTANT_LIKE;
    /// Returns its operands.
    ReturnLike = "ReturnLike", Fact RETURN_LIKE;
    /// The effects include the effects of operations in its regions.
    HasRecursiveMemoryEffects = "HasRecursiveMemoryEffects", Fact RECURSIVE_MEMORY_EFFECTS;
    /// The operation may be executed speculatively.
    AlwaysSpeculatable = "AlwaysSpeculatableImplTrait", Fact ALWAYS_SPECULATABLE;
    /// The operation may be executed speculatively if the operations in its regions may.
    RecursivelySpeculatable = "RecursivelySpeculatableImplTrait", Fact RECURSIVELY_SPECULATABLE;
    /// Memrefs in it may be given the identity layout.
    MemRefsNormalizable = "MemRefsNormalizable", Fact MEMREFS_NORMALIZABLE;
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
pub enum Meaning {
    /// A part of several arguments or results is equal (ODS `AllTypesMatch` and others).
    AllMatch {
        /// Their names.
        names: Vec<String>,
        /// The part, of the value or attribute.
        part: Path,
    },
    /// The type of `rhs` is a function of the type of `lhs` (ODS `TypesMatchWith`).
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
    /// `elements` has the number and types of the elements of `shaped` (ODS `ShapedTypeMatchesElementCountAndTypes`).
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
pub enum Transformer {
    /// A part of the type, or the type itself.
    Path(Path),
    /// A fixed type.
    Constant(Buildable),
    /// The same shape with another element type.
    WithElementType(Buildable),
    /// The same shape, with a function applied to the element type. For a type that is not shaped, the function applied
    /// to the type itself.
    OfElement(Box<Transformer>),
    /// The second function, applied to the result of the first.
    Then(Box<[Transformer; 2]>),
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
