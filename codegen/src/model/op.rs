//! Operations (ODS `Op`).

use super::constraint::{Buildable, Constraint, Path, Predicate};
use super::format::OpFormat;
use super::{DeclaredBuilder, Docs, Name};
use isogloss_tablegen::Span;
use std::sync::Arc;

/// An operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// The record or struct, for messages.
    pub record: Name,
    /// The class name: that of the record behind its first `_`.
    pub class: String,
    /// The dialect's name.
    pub dialect: String,
    /// The name in the text after the dialect's (ODS `opName`).
    pub name: Name,
    /// Its documentation.
    pub docs: Docs,
    /// Operands, in the order of the definition.
    pub operands: Vec<ValueGroup>,
    /// Results, in the order of the definition.
    pub results: Vec<ValueGroup>,
    /// Inherent attributes, in the order of the definition.
    pub attributes: Vec<OpAttribute>,
    /// Properties, in the order of the definition.
    pub properties: Vec<OpProperty>,
    /// Operands, attributes and properties, as they are mixed in the definition.
    pub arguments: Vec<ArgumentRef>,
    /// Regions, in the order of the definition.
    pub regions: Vec<OpRegion>,
    /// Successors, in the order of the definition.
    pub successors: Vec<OpSuccessor>,
    /// How operands are divided among the declared ones.
    pub operand_segments: Segments,
    /// How results are divided among the declared ones.
    pub result_segments: Segments,
    /// Traits and interfaces, flattened, each once, in the order in which they are
    /// verified.
    pub traits: Vec<OpTrait>,
    /// What the author implements.
    pub hooks: OpHooks,
    /// Builders besides the usual ones, which the author writes (ODS `builders`).
    pub builders: Vec<DeclaredBuilder>,
    /// Whether there are the usual builders (ODS `skipDefaultBuilders = 0`).
    pub default_builders: bool,
    /// The dialect whose prefix is omitted inside it (MLIR
    /// `OpAsmOpInterface::getDefaultDialect`, where a definition returns a text from it).
    pub default_dialect: Option<String>,
    /// What follows the name in the text.
    pub syntax: OpSyntax,
    /// Where the types of the results come from when the operation is built.
    pub result_types: ResultTypes,
}

impl Operation {
    /// The name with the dialect's: `toy.add`.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.dialect, self.name.text)
    }

    /// Whether it has a trait that the runtime knows.
    #[must_use]
    pub fn has(&self, core: CoreTrait) -> bool {
        self.traits.iter().any(|item| matches!(item.kind, OpTraitKind::Core(found) if found == core))
    }

    /// The interface of that C++ name, if the operation lists it.
    #[must_use]
    pub fn interface(&self, name: &str) -> Option<&OpInterface> {
        self.traits.iter().find_map(|item| match &item.kind {
            OpTraitKind::Interface(interface) if interface.name == name => Some(interface),
            _ => None,
        })
    }

    /// The number of a part among operands, results, attributes, properties, regions and
    /// successors, in this order.
    #[must_use]
    pub fn index_of(&self, part: PartRef) -> usize {
        let [results, attributes, properties, regions, successors] = self.starts();
        match part {
            PartRef::Operand(index) => index,
            PartRef::Result(index) => results + index,
            PartRef::Attribute(index) => attributes + index,
            PartRef::Property(index) => properties + index,
            PartRef::Region(index) => regions + index,
            PartRef::Successor(index) => successors + index,
        }
    }

    /// The part of a number, as [`Self::index_of`] counts.
    #[must_use]
    pub fn part(&self, index: usize) -> Option<PartRef> {
        let [results, attributes, properties, regions, successors] = self.starts();
        Some(if index < results {
            PartRef::Operand(index)
        } else if index < attributes {
            PartRef::Result(index - results)
        } else if index < properties {
            PartRef::Attribute(index - attributes)
        } else if index < regions {
            PartRef::Property(index - properties)
        } else if index < successors {
            PartRef::Region(index - regions)
        } else if index < successors + self.successors.len() {
            PartRef::Successor(index - successors)
        } else {
            return None;
        })
    }

    /// Where results, attributes, properties, regions and successors begin.
    fn starts(&self) -> [usize; 5] {
        let results = self.operands.len();
        let attributes = results + self.results.len();
        let properties = attributes + self.attributes.len();
        let regions = properties + self.properties.len();
        [results, attributes, properties, regions, regions + self.regions.len()]
    }

    /// The names of all parts that have one.
    pub fn part_names(&self) -> impl Iterator<Item = &Name> {
        let results = self.results.iter().filter_map(|part| part.name.as_ref());
        let regions = self.regions.iter().filter_map(|part| part.name.as_ref());
        self.settable_names().chain(results).chain(regions)
    }

    /// The names of the parts that can be set after creation: all but results and regions.
    pub fn settable_names(&self) -> impl Iterator<Item = &Name> {
        let operands = self.operands.iter().filter_map(|part| part.name.as_ref());
        let attributes = self.attributes.iter().map(|part| &part.name);
        let properties = self.properties.iter().map(|part| &part.name);
        let successors = self.successors.iter().filter_map(|part| part.name.as_ref());
        operands.chain(attributes).chain(properties).chain(successors)
    }

    /// Whether a part that is called `operands`, `results`, `regions` or `successors` is all
    /// that the method of every operation of that name gives.
    #[must_use]
    pub fn is_all_of(&self, name: &str) -> bool {
        let all = |groups: &[ValueGroup]| matches!(groups, [only] if only.arity.is_list());
        match name {
            "operands" => all(&self.operands),
            "results" => all(&self.results),
            "regions" => matches!(self.regions.as_slice(), [OpRegion { variadic: true, .. }]),
            "successors" => matches!(self.successors.as_slice(), [OpSuccessor { variadic: true, .. }]),
            _ => false,
        }
    }

    /// The operand, result, attribute, property, region or successor of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<PartRef> {
        let is = |found: &Option<Name>| found.as_ref().is_some_and(|found| found.text == name);
        None.or_else(|| self.operands.iter().position(|part| is(&part.name)).map(PartRef::Operand))
            .or_else(|| self.results.iter().position(|part| is(&part.name)).map(PartRef::Result))
            .or_else(|| {
                self.attributes.iter().position(|part| part.name.text == name).map(PartRef::Attribute)
            })
            .or_else(|| self.properties.iter().position(|part| part.name.text == name).map(PartRef::Property))
            .or_else(|| self.regions.iter().position(|part| is(&part.name)).map(PartRef::Region))
            .or_else(|| self.successors.iter().position(|part| is(&part.name)).map(PartRef::Successor))
    }
}

/// One of [`Operation::arguments`], by its index in its own list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
#[non_exhaustive]
pub enum ArgumentRef {
    Operand(usize),
    Attribute(usize),
    Property(usize),
}

/// A part of an operation, by its index in its own list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say it.
#[non_exhaustive]
pub enum PartRef {
    Operand(usize),
    Result(usize),
    Attribute(usize),
    Property(usize),
    Region(usize),
    Successor(usize),
}

/// A declared operand or result: one value, or several.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ValueGroup {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// The place of the declaration.
    pub span: Span,
    /// What each value must be.
    pub constraint: Arc<Constraint>,
    /// How many values there are.
    pub arity: Arity,
    /// The type, where it is known without being written.
    pub buildable: Option<Buildable>,
    /// The C++ or Rust class of the type, as the constraint spells it.
    pub class: String,
    /// One line of documentation.
    pub summary: String,
    /// What the operation does to memory by way of it.
    pub effects: Vec<Effect>,
}

/// How many values a [`ValueGroup`] has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Arity {
    /// One.
    One,
    /// None or one (ODS `Optional`).
    Optional,
    /// Any number (ODS `Variadic`).
    Variadic,
    /// Any number, in groups (ODS `VariadicOfVariadic`).
    Nested {
        /// The name of the attribute that has the sizes of the groups.
        sizes: String,
    },
}

impl Arity {
    /// Whether the number of values is not fixed.
    #[must_use]
    pub fn is_variable(&self) -> bool {
        *self != Self::One
    }

    /// Whether there may be more than one value.
    #[must_use]
    pub fn is_list(&self) -> bool {
        matches!(self, Self::Variadic | Self::Nested { .. })
    }
}

/// How values are divided among several declared groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Segments {
    /// By their number: at most one group is variable, and takes what is left.
    #[default]
    Counted,
    /// The operation has the size of each (ODS `AttrSizedOperandSegments`).
    Sized,
    /// All variable groups have the same size (ODS `SameVariadicOperandSize`).
    Equal,
}

/// An inherent attribute.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpAttribute {
    /// Its name.
    pub name: Name,
    /// What it must be.
    pub constraint: Arc<Constraint>,
    /// Whether it may be missing.
    pub presence: AttrPresence,
    /// The class of the attribute, as the definition spells it (ODS `storageType`); empty
    /// for any attribute.
    pub storage: String,
    /// The type of the value that accessors give, as the definition spells it (ODS
    /// `returnType`).
    pub value: String,
    /// The type of the attribute, where it is known and so not written (ODS `valueType`).
    pub value_type: Option<Buildable>,
    /// How it is written in an assembly format.
    pub form: AttrForm,
    /// Whether it can be built of a plain value (ODS `constBuilderCall`).
    pub const_buildable: bool,
    /// One line of documentation.
    pub summary: String,
    /// What the operation does to the symbol that it names.
    pub effects: Vec<Effect>,
}

impl OpAttribute {
    /// Whether it may be absent from the operation.
    #[must_use]
    pub fn is_optional(&self) -> bool {
        matches!(
            self.presence,
            AttrPresence::Optional | AttrPresence::OptionalDefault(_) | AttrPresence::Unit
        )
    }

    /// Its default value, if it has one.
    #[must_use]
    pub fn default(&self) -> Option<&Name> {
        match &self.presence {
            AttrPresence::Default(value) | AttrPresence::OptionalDefault(value) => Some(value),
            _ => None,
        }
    }
}

/// Whether an attribute may be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AttrPresence {
    /// It must be there.
    Required,
    /// It may be missing (ODS `OptionalAttr`).
    Optional,
    /// It is filled in where it is missing (ODS `DefaultValuedAttr`): the text of the
    /// value.
    Default(Name),
    /// It may be missing, and then reads as this (ODS `DefaultValuedOptionalAttr`).
    OptionalDefault(Name),
    /// It says something by being there (ODS `UnitAttr`).
    Unit,
}

/// How an attribute is written in an assembly format.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AttrForm {
    /// As attributes are.
    Attribute,
    /// `@name` (ODS `SymbolNameAttr`).
    SymbolName,
    /// The keyword of a case of an enum that is stored as an integer, by the enum's
    /// class.
    EnumInteger(String),
    /// By the format of an attribute that holds a case of an enum, by the enum's class.
    EnumAttr(String),
    /// `[1, 2]`: a dense array.
    DenseArray,
    /// Computed, not stored (ODS `DerivedAttr`).
    Derived,
}

/// A property that is a value of Rust (ODS `Property`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpProperty {
    /// Its name.
    pub name: Name,
    /// What it must be.
    pub constraint: Arc<Constraint>,
    /// The type that is stored, as the definition spells it.
    pub storage: String,
    /// The type that accessors give, as the definition spells it.
    pub value: String,
    /// What it is when left out.
    pub default: Option<Name>,
    /// Whether it says something by being set (ODS `UnitProp`).
    pub unit: bool,
    /// The class of the enum that it is a case of.
    pub enumeration: Option<String>,
    /// One line of documentation.
    pub summary: String,
}

/// A declared region.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpRegion {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// What it must be.
    pub constraint: Arc<Constraint>,
    /// Whether there may be any number (ODS `VariadicRegion`).
    pub variadic: bool,
}

/// A declared successor.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpSuccessor {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// What it must be.
    pub constraint: Arc<Constraint>,
    /// Whether there may be any number (ODS `VariadicSuccessor`).
    pub variadic: bool,
}

/// An effect on memory or another resource (ODS `SideEffect`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effect {
    /// The interface that lists it, by its C++ name without namespaces.
    pub interface: String,
    /// What is done: `Read`, `Write`, `Allocate`, `Free` or an effect of a project's own.
    pub effect: String,
    /// What it is done to.
    pub resource: String,
    /// In which order, smallest first.
    pub stage: i64,
    /// Whether all of the resource is affected.
    pub full: bool,
}

/// A trait or an interface of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpTrait {
    /// What it is.
    pub kind: OpTraitKind,
    /// Whether it is verified before the declared constraints (ODS `StructuralOpTrait`).
    pub structural: bool,
    /// The place of the list that it is in.
    pub span: Span,
}

/// What an [`OpTrait`] is.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpTraitKind {
    /// One that the runtime knows.
    Core(CoreTrait),
    /// The operation lies in one of these (ODS `HasParent`, `ParentOneOf`).
    HasParent(Vec<OpClassRef>),
    /// Every region is a block that ends with this (ODS `SingleBlockImplicitTerminator`).
    ImplicitTerminator(OpClassRef),
    /// A condition on the operation (ODS `PredOpTrait`).
    Predicate(PredicateTrait),
    /// An interface.
    Interface(OpInterface),
    /// Effects that are not those of an operand, result or attribute (ODS
    /// `MemoryEffects`); the interface is listed beside.
    Effects(Vec<Effect>),
    /// A marker of a project's own, or a trait with a check.
    Foreign {
        /// Its name.
        name: String,
        /// The Rust path of a `static` with the check, if there is one.
        path: Option<String>,
        /// Its arguments, as the definition spells them.
        arguments: String,
    },
}

/// A class of operations as definition files name it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpClassRef {
    /// The C++ or Rust name: `scf::YieldOp`.
    pub class: String,
    /// The name in the text, if a record of that class is at hand.
    pub name: Option<String>,
}

macro_rules! core_traits {
    ($($(#[$doc:meta])* $variant:ident = $name:literal;)*) => {
        /// A trait without arguments that the runtime knows, by the C++ name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum CoreTrait { $($(#[$doc])* $variant,)* }

        impl CoreTrait {
            /// All of them.
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
    /// Ends its block.
    IsTerminator = "IsTerminator";
    /// Its blocks need no terminator.
    NoTerminator = "NoTerminator";
    /// Every region is at most one block.
    SingleBlock = "SingleBlock";
    /// Entry blocks have no arguments.
    NoRegionArguments = "NoRegionArguments";
    /// Uses no values from outside.
    IsIsolatedFromAbove = "IsIsolatedFromAbove";
    /// Has the symbols in its region.
    SymbolTable = "SymbolTable";
    /// All regions are graphs.
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
    /// Works element by element.
    Elementwise = "Elementwise";
    /// Elementwise, and the same on scalars.
    Scalarizable = "Scalarizable";
    /// Elementwise, and the same on vectors.
    Vectorizable = "Vectorizable";
    /// Elementwise, and the same on tensors.
    Tensorizable = "Tensorizable";
    /// The order of operands is of no account.
    IsCommutative = "IsCommutative";
    /// `f(f(x)) == f(x)`.
    IsIdempotent = "IsIdempotent";
    /// `f(f(x)) == x`.
    IsInvolution = "IsInvolution";
    /// A constant.
    ConstantLike = "ConstantLike";
    /// Returns its operands.
    ReturnLike = "ReturnLike";
    /// Effects are those of the operations in its regions.
    HasRecursiveMemoryEffects = "HasRecursiveMemoryEffects";
    /// May run although the program would not run it.
    AlwaysSpeculatable = "AlwaysSpeculatableImplTrait";
    /// May if the operations in its regions may.
    RecursivelySpeculatable = "RecursivelySpeculatableImplTrait";
    /// Memrefs in it may be given the identity layout.
    MemRefsNormalizable = "MemRefsNormalizable";
}

impl CoreTrait {
    /// The trait of a C++ name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|item| item.name() == name)
    }
}

/// A condition on an operation (ODS `PredOpTrait`): "failed to verify that SUMMARY".
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PredicateTrait {
    /// What is verified.
    pub summary: String,
    /// What that means.
    pub meaning: Meaning,
}

/// What a [`PredicateTrait`] means.
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
    /// The type of `rhs` follows from that of `lhs` (ODS `TypesMatchWith`).
    TypesMatchWith {
        /// The name of the argument or result that is known.
        lhs: String,
        /// The name of the one that follows.
        rhs: String,
        /// How it follows.
        transformer: Transformer,
        /// How the types are compared.
        comparator: Comparator,
    },
    /// The number and types of `elements` are those of the elements of `shaped` (ODS
    /// `ShapedTypeMatchesElementCountAndTypes`).
    ElementCountAndTypes {
        /// The name of the argument or result that has a shape.
        shaped: String,
        /// The name of the one that has the elements.
        elements: String,
    },
    /// A condition, about the operation.
    Condition(Predicate),
}

impl PredicateTrait {
    /// The names of arguments and results that it mentions.
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

/// How a type follows from another (ODS `transformer`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Transformer {
    /// It is a part of it, or the type itself.
    Path(Path),
    /// A type that does not depend on it.
    Constant(Buildable),
    /// The same shape with another element type.
    WithElementType(Buildable),
    /// What a function or a method of a project gives for it, by its C++ name without the
    /// namespaces of LLVM and MLIR.
    Named(String),
    /// A function of the author, `fn(Type) -> Type`, by its path.
    Rust(Name),
    /// A C++ expression without a counterpart: the author gives a function.
    Cpp(Name),
}

/// How types are compared by [`Meaning::TypesMatchWith`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Comparator {
    /// They are equal.
    Equal,
    /// They are equal, or one of the two values is missing.
    EqualIfPresent,
    /// They are equal one by one.
    Ranges,
    /// A C++ function.
    Cpp(String),
}

/// An interface of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpInterface {
    /// The record.
    pub record: Name,
    /// The C++ name without namespaces (ODS `cppInterfaceName`).
    pub name: String,
    /// The Rust path of the trait, if it has one.
    pub path: Option<String>,
    /// Whether the author implements its methods (ODS `DeclareOpInterfaceMethods`).
    pub declared: bool,
    /// Methods with a default that the author implements as well.
    pub overridden: Vec<String>,
    /// The names of methods that have no default.
    pub required: Vec<String>,
    /// The interfaces that come with it, by C++ names.
    pub bases: Vec<String>,
    /// Whether it has a verifier, and when that runs.
    pub verify: InterfaceVerify,
    /// Whether an operation that lists it need not have it (ODS `extraClassOf`).
    pub dynamic: bool,
}

/// Whether an interface has a verifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InterfaceVerify {
    /// It has none.
    None,
    /// It runs before the operations in the regions are verified.
    Before,
    /// It runs after (ODS `verifyWithRegions`).
    After,
}

/// What the author of an operation implements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpHooks {
    /// A verifier (ODS `hasVerifier`).
    pub verify: bool,
    /// A verifier that runs after the operations in the regions were verified (ODS
    /// `hasRegionVerifier`).
    pub verify_regions: bool,
    /// A folder (ODS `hasFolder`).
    pub fold: bool,
    /// Canonicalization patterns (ODS `hasCanonicalizer`, `hasCanonicalizeMethod`).
    pub canonicalize: bool,
}

/// What follows the name of an operation in the text.
#[derive(Clone, Debug, Default)]
pub enum OpSyntax {
    /// It has the generic form only.
    #[default]
    Generic,
    /// The author reads and writes it (ODS `hasCustomAssemblyFormat`).
    Custom,
    /// An assembly format.
    Format(OpFormat),
}

/// Where the types of results come from when an operation is built.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ResultTypes {
    /// Who builds says them; or there are none.
    Given,
    /// They follow, one after the other in this order.
    Inferred(Vec<(usize, InferredType)>),
    /// The author says them (`InferTypeOpInterface`).
    Hook,
    /// They are the type of the first attribute, or the type that it holds.
    FirstAttribute,
}

/// Where one type comes from.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum InferredType {
    /// It is known.
    Buildable(Buildable),
    /// It is that of another part.
    SameAs(PartRef),
    /// It follows from that of another part.
    Transformed(PartRef, Transformer),
}
