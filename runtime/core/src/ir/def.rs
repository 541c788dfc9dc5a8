//! [`OpDef`]: the static table that describes a registered operation.
//!
//! As with types and attributes ([`crate::def`]), code that defines operations
//! consists of tables, and this crate interprets them.

use super::fold::FoldOp;
use super::format::{OpElement, TypeFrom, TypeSource};
use super::infer::InferTypes;
use super::interfaces::{EffectDef, SYMBOL_USER_OP_INTERFACE, SymbolUserOpInterfaceTable};
use super::property::PropertyDef;
use super::symbol::SymbolTables;
use super::text::{OpParser, OpPrinter};
use super::traits::OpTrait;
use super::{OpRef, OperationState};
use crate::attribute::Attribute;
use crate::builtin::DenseArrayAttr;
use crate::constraint::Constraint;
use crate::def::{Interface, InterfaceImpl, InterfaceTable, find_interface};
use crate::{Context, Diagnostic};
use std::fmt;
use std::ops::BitOr;

/// One operation of a dialect (ODS `Op`).
///
/// ```
/// use isogloss::ir::{OpDef, OpTraits};
/// static YIELD: OpDef = OpDef {
///     traits: OpTraits::TERMINATOR.union(OpTraits::NO_RESULTS),
///     ..OpDef::new("toy", "toy.yield")
/// };
/// assert!(YIELD.traits.contains(OpTraits::TERMINATOR));
/// ```
#[derive(Debug)]
pub struct OpDef {
    /// The name of the dialect, `"func"`.
    pub dialect: &'static str,
    /// The whole name, `"func.return"`.
    pub name: &'static str,
    /// One line for people (ODS `summary`).
    pub summary: &'static str,
    /// The traits of every such operation (ODS `traits`).
    pub traits: OpTraits,
    /// The operands (ODS `arguments`). Without any, the operation takes any number.
    pub operands: &'static [ValueGroup],
    /// How the operands are divided among the operand definitions.
    pub operand_segments: SegmentPolicy,
    /// The results (ODS `results`). Without any, the operation has any number.
    pub results: &'static [ValueGroup],
    /// How the results are divided among the result definitions.
    pub result_segments: SegmentPolicy,
    /// The regions (ODS `regions`).
    pub regions: &'static [RegionDef],
    /// The successors (ODS `successors`).
    pub successors: &'static [SuccessorDef],
    /// Whether the verifier compares the numbers of operands, results, regions and
    /// successors with the definition. If not, only traits limit them.
    pub counted: bool,
    /// The attributes that are part of the operation itself (ODS `arguments`, the
    /// native properties and the sizes of segments), in the order of the slots that
    /// an operation stores them in. All other attributes are discardable.
    pub properties: &'static [PropertyDef],
    /// The names of the allowed parent operations; any parent is allowed if the list
    /// is empty (ODS `HasParent`, `ParentOneOf`).
    pub parents: &'static [&'static str],
    /// The operation that ends every region if the text names none (ODS
    /// `SingleBlockImplicitTerminator`).
    pub implicit_terminator: Option<&'static str>,
    /// Traits, in the order of their checks (ODS `NativeOpTrait`).
    pub native_traits: &'static [&'static OpTrait],
    /// Conditions on the whole operation, with their messages (ODS `PredOpTrait`).
    pub predicates: &'static [Constraint],
    /// The dialect whose prefix may be omitted inside the regions (MLIR
    /// `OpAsmOpInterface::getDefaultDialect`).
    pub default_dialect: Option<&'static str>,
    /// Checks the operation itself, before its regions (ODS `hasVerifier`).
    pub verify: Option<VerifyOp>,
    /// Checks the operation after its regions (ODS `hasRegionVerifier`).
    pub verify_regions: Option<VerifyOp>,
    /// The declarative custom form (ODS `assemblyFormat`).
    pub format: Option<&'static [OpElement]>,
    /// Whether the format has a `prop-dict`.
    pub has_prop_dict: bool,
    /// Whether the `prop-dict` has all properties, also those that the format has, and default values (the `printProperties`
    /// of MLIR's dialects `xegpu` and `xevm`).
    pub prints_all_properties: bool,
    /// The properties that the format always writes although they may be absent, because their default values are not known:
    /// an operation without one of them is printed in generic form.
    pub always_written: &'static [u16],
    /// Infers the types of the results (ODS `InferTypeOpInterface`).
    pub infer: Option<InferTypes>,
    /// The custom form that the author implements (ODS `hasCustomAssemblyFormat`). An
    /// operation without it and without a format uses the generic form.
    pub syntax: Option<OpSyntax>,
    /// Why it has no custom form although the definition has one: code that a loader of definitions does not run.
    pub missing_form: Option<MissingForm>,
    /// Names its results in custom form; those without a name are numbered.
    pub result_names: Option<ResultNames>,
    /// The interfaces it implements, one table each.
    pub interfaces: &'static [InterfaceImpl],
    /// Folds it (ODS `hasFolder`).
    pub fold: Option<FoldOp>,
    /// Its effects on memory, if its interfaces include the declared
    /// [`MemoryEffectOpInterface`](super::interfaces::MemoryEffectOpInterface) (ODS `MemRead`,
    /// `MemoryEffects` and others).
    pub effects: &'static [EffectDef],
    /// The compiled definition of the same operation, whose functions a loaded one has, and whose handle it is seen as.
    pub compiled: Option<&'static OpDef>,
}

/// How many values belong to an operand or a result of a definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arity {
    /// Exactly one.
    #[default]
    One,
    /// One or none (ODS `Optional`).
    Optional,
    /// Any number (ODS `Variadic`).
    Variadic,
    /// Any number of groups of values, whose sizes a property holds (ODS
    /// `VariadicOfVariadic`).
    Nested {
        /// The index in [`OpDef::properties`].
        property: u32,
    },
}

/// The language of code that a definition needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// C++, as in MLIR.
    #[default]
    Cpp,
    /// Rust, in the crate of the compiled dialect.
    Rust,
}

/// Why a loaded operation has no custom form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MissingForm {
    /// The part of the definition that is code, `"custom<Shape>"`; of Rust, the function or the `impl` that is needed.
    pub part: &'static str,
    /// The language of that code.
    pub language: Language,
}

impl MissingForm {
    /// The reason is a part that is code in a language.
    #[must_use]
    pub const fn new(part: &'static str, language: Language) -> Self {
        Self { part, language }
    }
}

/// The reason, as in ``the custom form is not available: `custom<Shape>` is C++``.
impl fmt::Display for MissingForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.language {
            Language::Cpp => write!(f, "`{}` is C++", self.part),
            Language::Rust => write!(f, "`{}` is Rust, which runs in the compiled dialect only", self.part),
        }
    }
}

/// How the values of an operation are divided among the operands or results
/// of its definition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SegmentPolicy {
    /// At most one operand or result is of variable length: it gets the values that
    /// the others leave.
    #[default]
    Rest,
    /// Those of variable length are of equal length (ODS `SameVariadicOperandSize`,
    /// `SameVariadicResultSize`).
    Equal,
    /// A property holds their sizes (ODS `AttrSizedOperandSegments`,
    /// `AttrSizedResultSegments`).
    Sized {
        /// The index in [`OpDef::properties`].
        property: u32,
    },
}

impl SegmentPolicy {
    /// The index of the property with the sizes.
    #[must_use]
    pub const fn property(self) -> Option<usize> {
        match self {
            Self::Sized { property } => Some(property as usize),
            Self::Rest | Self::Equal => None,
        }
    }
}

/// A declared operand or result: one value, or several (ODS `arguments`, `results`).
///
/// Construct it with `new` and struct update: more fields may be added.
#[derive(Clone, Copy, Debug)]
pub struct ValueGroup {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// How many values belong to it.
    pub arity: Arity,
    /// The constraint on the type of each value.
    pub constraint: &'static Constraint,
    /// The source of the types if the text does not have them.
    pub ty: TypeSource,
    /// The source of a result's type if a typed builder does not take it.
    pub inferred: TypeSource,
}

impl ValueGroup {
    /// One value of any type, which the text writes.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            arity: Arity::One,
            constraint: &Constraint::ANY,
            ty: TypeSource::Written,
            inferred: TypeSource::Written,
        }
    }

    /// Sets the source of its types for the parser.
    #[must_use]
    pub const fn ty(mut self, ty: TypeSource) -> Self {
        self.ty = ty;
        self
    }

    /// Sets the source of its type for typed builders.
    #[must_use]
    pub const fn inferred(mut self, ty: TypeSource) -> Self {
        self.inferred = ty;
        self
    }

    /// Sets the number of values.
    #[must_use]
    pub const fn arity(mut self, arity: Arity) -> Self {
        self.arity = arity;
        self
    }
}

/// A declared region, or the rest of the regions (ODS `regions`).
#[derive(Clone, Copy, Debug)]
pub struct RegionDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// Whether any number of regions belong to it (ODS `VariadicRegion`).
    pub variadic: bool,
    /// The constraint on each region.
    pub constraint: &'static Constraint,
}

/// A declared successor, or the rest of the successors (ODS `successors`).
#[derive(Clone, Copy, Debug)]
pub struct SuccessorDef {
    /// Its name; empty if it has none.
    pub name: &'static str,
    /// Whether any number of successors belong to it (ODS `VariadicSuccessor`).
    pub variadic: bool,
}

/// Names results in custom form: passes the index of a result and its name to the callback
/// (MLIR `OpAsmOpInterface::getAsmResultNames`). The results after a named one share its
/// name, up to the next named one.
pub type ResultNames = for<'a, 'c> fn(OpRef<'a, 'c>, &mut dyn FnMut(usize, &str));

/// Checks one operation.
pub type VerifyOp = for<'a, 'c> fn(OpRef<'a, 'c>) -> Result<(), Diagnostic>;

/// Checks the symbols that one operation refers to.
pub(crate) type VerifySymbols =
    for<'a, 'c> fn(OpRef<'a, 'c>, &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic>;

impl OpDef {
    /// An operation without traits, checks or a custom form.
    #[must_use]
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        Self {
            dialect,
            name,
            summary: "",
            traits: OpTraits::NONE,
            operands: &[],
            operand_segments: SegmentPolicy::Rest,
            results: &[],
            result_segments: SegmentPolicy::Rest,
            regions: &[],
            successors: &[],
            counted: false,
            properties: &[],
            parents: &[],
            implicit_terminator: None,
            native_traits: &[],
            predicates: &[],
            format: None,
            has_prop_dict: false,
            prints_all_properties: false,
            always_written: &[],
            infer: None,
            default_dialect: None,
            verify: None,
            verify_regions: None,
            syntax: None,
            missing_form: None,
            result_names: None,
            interfaces: &[],
            fold: None,
            effects: &[],
            compiled: None,
        }
    }

    /// The error for properties in text that operations cannot have.
    pub(crate) fn invalid_properties(&self, found: impl fmt::Display, why: impl fmt::Display) -> Diagnostic {
        Diagnostic::error(format!("invalid properties {found} for op {}: {why}", self.name))
    }

    /// The index of the property of that name.
    #[must_use]
    pub fn property_index(&self, name: &[u8]) -> Option<usize> {
        self.properties.iter().position(|property| property.name.as_bytes() == name)
    }

    /// The property of that name.
    #[must_use]
    pub fn property(&self, name: &[u8]) -> Option<&'static PropertyDef> {
        Some(&self.properties[self.property_index(name)?])
    }

    /// The index of the inherent attribute of that name: a dictionary of attributes that has it sets the property. As in
    /// MLIR, an attribute with the name of a native property is a discardable one.
    pub(crate) fn inherent_index(&self, name: &[u8]) -> Option<usize> {
        self.property_index(name).filter(|index| !self.properties[*index].native)
    }

    /// The operand or the result that a type is from; `None` for a property.
    #[inline]
    pub(crate) fn values(&self, of: TypeFrom) -> Option<&'static ValueGroup> {
        match of {
            TypeFrom::Operand(index) => self.operands.get(usize::from(index)),
            TypeFrom::Result(index) => self.results.get(usize::from(index)),
            TypeFrom::Property(_) => None,
        }
    }

    /// The properties with the sizes of segments, of operands and of results, each with the number of groups.
    pub(crate) fn segment_properties(&self) -> impl Iterator<Item = (usize, usize)> {
        let policies = [
            (self.operand_segments.property(), self.operands.len()),
            (self.result_segments.property(), self.results.len()),
        ];
        policies.into_iter().filter_map(|(property, groups)| Some((property?, groups)))
    }

    /// Fills the empty slots of properties that have a default value, and of native properties without one as MLIR
    /// initialises their storage. The sizes of segments are zero for each group, as MLIR initialises its arrays of numbers.
    pub(crate) fn fill_defaults<'c>(&self, context: &'c Context, slots: &mut [Option<Attribute<'c>>]) {
        self.fill_segment_sizes(context, slots);
        for (property, slot) in self.properties.iter().zip(slots) {
            if slot.is_none() {
                *slot = match property.default {
                    Some(default) => (!property.optional).then(|| default.make(context)),
                    None => property.initial(context),
                };
            }
        }
    }

    /// Fills the empty slots of the sizes of groups with zeros, which MLIR's storage has from the beginning.
    pub(crate) fn fill_segment_sizes<'c>(&self, context: &'c Context, slots: &mut [Option<Attribute<'c>>]) {
        for (property, groups) in self.segment_properties() {
            if let Some(slot) = slots.get_mut(property) {
                slot.get_or_insert_with(|| DenseArrayAttr::i32s(context, &vec![0; groups]).into());
            }
        }
    }

    /// Whether the attribute of that name is part of the operation itself.
    #[must_use]
    pub fn is_property(&self, name: &[u8]) -> bool {
        self.property(name).is_some()
    }

    /// Whether it has a custom form.
    #[must_use]
    pub fn has_custom_form(&self) -> bool {
        self.format.is_some() || self.syntax.is_some()
    }

    /// The check of the symbols that it refers to (ODS `SymbolUserOpInterface`).
    pub(crate) fn symbol_check(&self) -> Option<VerifySymbols> {
        let table = self.interface::<SymbolUserOpInterfaceTable>(&SYMBOL_USER_OP_INTERFACE)?;
        Some(table.verify_symbol_uses)
    }

    /// The table for an interface, if the operation implements it.
    #[must_use]
    pub fn interface<T: 'static>(&self, interface: &'static Interface) -> Option<&'static T> {
        let table: &'static InterfaceTable = find_interface(self.interfaces, interface)?;
        table.downcast_ref()
    }
}

/// The custom form of an operation.
#[derive(Clone, Copy)]
pub struct OpSyntax {
    /// Parses the text after the name.
    pub parse: for<'c> fn(&mut OpParser<'_, '_, 'c>, &mut OperationState<'c>) -> Result<(), Diagnostic>,
    /// Prints the text after the name, including the space before it.
    pub print: for<'a, 'c> fn(OpRef<'a, 'c>, &mut OpPrinter<'_, 'a, 'c>),
}

impl fmt::Debug for OpSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpSyntax")
    }
}

/// A set of traits that the verifier checks (ODS `Trait`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpTraits(u32);

macro_rules! traits {
    ($($(#[$meta:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl OpTraits {
            $($(#[$meta])* pub const $name: Self = Self(1 << $bit);)*

            /// The trait of that name in MLIR, without namespaces: `"IsCommutative"`.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
        impl fmt::Debug for OpTraits {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut set = f.debug_set();
                $(if self.contains(Self::$name) {
                    set.entry(&format_args!("{}", stringify!($name)));
                })*
                set.finish()
            }
        }
    };
}

traits! {
    /// Regions use no value defined outside (ODS `IsolatedFromAbove`).
    ISOLATED_FROM_ABOVE = 0, "IsIsolatedFromAbove";
    /// It ends its block (ODS `Terminator`).
    TERMINATOR = 1, "IsTerminator";
    /// It may define a symbol (ODS `Symbol`).
    SYMBOL = 2, "Symbol";
    /// Symbols inside its region are looked up in it (ODS `SymbolTable`).
    SYMBOL_TABLE = 3, "SymbolTable";
    /// Its regions are graphs: dominance does not matter (ODS `GraphRegion`).
    GRAPH_REGION = 4, "HasOnlyGraphRegion";
    /// Each region is empty or has one block (ODS `SingleBlock`).
    SINGLE_BLOCK = 5, "SingleBlock";
    /// Its blocks need no terminator (ODS `NoTerminator`).
    NO_TERMINATOR = 6, "NoTerminator";
    /// No operands (ODS `ZeroOperands`).
    NO_OPERANDS = 7, "ZeroOperands";
    /// No results (ODS `ZeroResults`).
    NO_RESULTS = 8, "ZeroResults";
    /// No regions (ODS `ZeroRegions`).
    NO_REGIONS = 9, "ZeroRegions";
    /// Exactly one region (ODS `OneRegion`).
    ONE_REGION = 10, "OneRegion";
    /// No successors (ODS `ZeroSuccessors`).
    NO_SUCCESSORS = 11, "ZeroSuccessors";
    /// Exactly one result (ODS `OneResult`).
    ONE_RESULT = 12, "OneResult";
    /// Regions have no block arguments (ODS `NoRegionArguments`).
    NO_REGION_ARGUMENTS = 13, "NoRegionArguments";
    /// Stack allocations inside it live until it ends (ODS
    /// `AutomaticAllocationScope`).
    AUTOMATIC_ALLOCATION_SCOPE = 14, "AutomaticAllocationScope";
    /// Affine symbols may be defined at its top level (ODS `AffineScope`).
    AFFINE_SCOPE = 15, "AffineScope";
    /// The order of its operands does not matter (ODS `Commutative`).
    COMMUTATIVE = 16, "IsCommutative";
    /// `f(f(x))` is `f(x)` (ODS `Idempotent`).
    IDEMPOTENT = 17, "IsIdempotent";
    /// `f(f(x))` is `x` (ODS `Involution`).
    INVOLUTION = 18, "IsInvolution";
    /// It is a constant (ODS `ConstantLike`).
    CONSTANT_LIKE = 19, "ConstantLike";
    /// It returns its operands to the parent operation (ODS `ReturnLike`).
    RETURN_LIKE = 20, "ReturnLike";
    /// Its effects are those of the operations in its regions (ODS
    /// `RecursiveMemoryEffects`).
    RECURSIVE_MEMORY_EFFECTS = 21, "HasRecursiveMemoryEffects";
    /// It may be executed speculatively (ODS `AlwaysSpeculatable`).
    ALWAYS_SPECULATABLE = 22, "AlwaysSpeculatableImplTrait";
    /// It may be executed speculatively if the operations in its regions may (ODS
    /// `RecursivelySpeculatable`).
    RECURSIVELY_SPECULATABLE = 23, "RecursivelySpeculatableImplTrait";
    /// Iterations of its region may run in parallel (ODS `HasParallelRegion`).
    PARALLEL_REGION = 24, "HasParallelRegion";
    /// Its memrefs may be changed to the identity layout (ODS `MemRefsNormalizable`).
    MEMREFS_NORMALIZABLE = 25, "MemRefsNormalizable";
    /// It works element by element, and also on scalars (ODS `Scalarizable`).
    SCALARIZABLE = 26, "Scalarizable";
    /// It works element by element, and also on vectors (ODS `Vectorizable`).
    VECTORIZABLE = 27, "Vectorizable";
    /// It works element by element, and also on tensors (ODS `Tensorizable`).
    TENSORIZABLE = 28, "Tensorizable";
}

impl OpTraits {
    /// No trait.
    pub const NONE: Self = Self(0);

    /// The traits of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of `other` are in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for OpTraits {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}
