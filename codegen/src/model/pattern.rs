//! Rewrite patterns (MLIR `Pattern`, `PatternBase.td`): the source pattern as checks in order, the result patterns as
//! steps.

use super::Name;
use super::constraint::{Buildable, Comparison, Constraint};
use super::op::{OpAttribute, OpProperty, Operation};
use std::sync::Arc;

/// A pattern.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Pattern {
    /// The record.
    pub record: Name,
    /// Its name: the name of the record, or `GeneratedConvert0` if the record has none.
    pub name: String,
    /// The source pattern and the result patterns as written in the file, if they are.
    pub text: Vec<String>,
    /// The number of operations in the source pattern, changed by `addBenefit`.
    pub benefit: u32,
    /// The definitions of the operations in the patterns.
    pub operations: Vec<PatternOp>,
    /// The symbols: values, attributes and operations, with or without a name in the pattern.
    pub symbols: Vec<Symbol>,
    /// The operation that is replaced: the root of the source pattern.
    pub root: SymbolId,
    /// All operations of the source pattern, in the order in which MLIR joins their locations.
    pub matched: Vec<SymbolId>,
    /// The checks, in order. The first one that fails ends the match.
    pub checks: Vec<Check>,
    /// The operations to create and the calls, in order. Then the results of the root are replaced.
    pub steps: Vec<Step>,
    /// The replacements of the results of the root.
    pub replacements: Vec<PatternValue>,
    /// C++ without a counterpart in Rust. A pattern with such parts is not generated.
    pub unknown: Vec<Name>,
}

impl Pattern {
    /// The definition of an operation that is matched or created.
    #[must_use]
    pub fn operation(&self, symbol: SymbolId) -> Option<&PatternOp> {
        match self.symbols[symbol.0].kind {
            SymbolKind::Matched(definition) | SymbolKind::Created(definition) => {
                self.operations.get(definition)
            }
            SymbolKind::Value
            | SymbolKind::Values
            | SymbolKind::Attribute { .. }
            | SymbolKind::Returned(_) => None,
        }
    }
}

/// The definition of an operation in a pattern.
#[derive(Clone, Debug)]
pub struct PatternOp {
    /// The definition.
    pub operation: Arc<Operation>,
    /// Whether it is of the dialect of the pattern, so that its table is in the same module.
    pub is_own: bool,
}

/// The index of a [`Symbol`] in [`Pattern::symbols`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(pub usize);

/// A name, or a part without one.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// The variable in Rust, different from those of other symbols.
    pub variable: String,
    /// Its kind.
    pub kind: SymbolKind,
}

/// The kind of a [`Symbol`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// An operation of the source pattern, by the index of its definition.
    Matched(usize),
    /// A value.
    Value,
    /// The values of a variadic or optional operand.
    Values,
    /// An attribute or a property.
    Attribute {
        /// Whether it may be absent.
        optional: bool,
    },
    /// An operation of a result pattern, by the index of its definition.
    Created(usize),
    /// The number of values that a native call of a result pattern returns.
    Returned(usize),
}

/// A check of the source pattern. A check that names a symbol binds it.
#[derive(Clone, Debug)]
pub enum Check {
    /// A value is the result of an operation of a definition, which the symbol names.
    Defined {
        /// The operation.
        op: SymbolId,
        /// The value.
        value: Place,
    },
    /// An operand.
    Operand {
        /// The value, or values.
        symbol: SymbolId,
        /// Its position.
        value: Place,
    },
    /// The number of values in a list.
    Length {
        /// The list.
        values: SymbolId,
        /// The number.
        count: usize,
    },
    /// An attribute or a property.
    Attribute {
        /// The attribute.
        symbol: SymbolId,
        /// The operation.
        op: SymbolId,
        /// Its name.
        name: String,
        /// The value if it is absent.
        default: Option<Box<Constant>>,
    },
    /// The type of a value, or an attribute, satisfies a constraint.
    Accepts {
        /// The value or the attribute.
        symbol: SymbolId,
        /// The constraint.
        constraint: Arc<Constraint>,
    },
    /// An attribute is a constant.
    Equals(SymbolId, Box<Constant>),
    /// Two operands are the same.
    Same(SymbolId, SymbolId),
    /// Two operands satisfy checks in one order or the other (MLIR `either`).
    Either {
        /// The operands in the order of the definition.
        operands: [Place; 2],
        /// The operands in the order of the pattern.
        inputs: [SymbolId; 2],
        /// The checks.
        checks: Vec<Check>,
        /// The symbols that the checks bind.
        bound: Vec<SymbolId>,
    },
    /// A condition on several parts.
    Holds(Condition),
    /// The value of a constant (MLIR `ConstantLikeMatcher`).
    Constant {
        /// The attribute.
        symbol: SymbolId,
        /// The operand.
        value: Place,
    },
    /// A function of the author, which returns an option of the bound values.
    Native {
        /// The path of the function.
        path: Name,
        /// Its argument: an operation or an attribute.
        argument: NativeArgument,
        /// The symbols that it binds.
        bound: Vec<SymbolId>,
    },
}

/// The argument of a native call of a source pattern.
#[derive(Clone, Debug)]
pub enum NativeArgument {
    /// The operation that a value is a result of.
    Definer(Place),
    /// An attribute.
    Attribute(SymbolId),
}

/// The position of a value in a source pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The operand of an operation, by the index of its declaration.
    Operand(SymbolId, usize),
    /// An element of a list.
    Element(SymbolId, usize),
    /// A value that has a symbol.
    Symbol(SymbolId),
}

/// A condition on parts of the source pattern.
#[derive(Clone, Debug)]
pub enum Condition {
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// Both hold, or neither does.
    Same(Box<[Condition; 2]>),
    /// A condition on the type of a value, or on an attribute.
    Accepts(PatternValue, Arc<Constraint>),
    /// Types, values or attributes are equal.
    Equal(Term, Term),
    /// Numbers are in an order.
    Compare(Comparison, Term, Term),
    /// A value has one use.
    OneUse(PatternValue),
    /// A value has no use.
    Unused(PatternValue),
    /// An attribute is absent.
    Absent(PatternValue),
    /// The values of a variadic operand are one and the same.
    AllEqual(PatternValue),
    /// A function of the author, with the arguments of the constraint.
    Function(Name, Vec<PatternValue>),
}

/// An operand of a comparison.
#[derive(Clone, Debug)]
pub enum Term {
    /// The value or attribute itself.
    Itself(PatternValue),
    /// The type of a value.
    Type(PatternValue),
    /// The element type of a type. If the flag is set, a type without an element type stands for itself.
    Element(Box<Term>, bool),
    /// The width of an integer or float type in bits.
    Width(Box<Term>),
    /// The rank of a shaped type.
    Rank(Box<Term>),
    /// The value of an integer attribute.
    Integer(PatternValue),
    /// The number of values of a variadic operand.
    Count(PatternValue),
    /// A constant.
    Number(i64),
}

/// A value, several values, or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternValue {
    /// The whole symbol; for an operation, all results.
    Symbol(SymbolId),
    /// One of the declared results of an operation, or of the values that a call returns.
    Part(SymbolId, usize),
}

impl PatternValue {
    /// The symbol.
    #[must_use]
    pub const fn symbol(self) -> SymbolId {
        match self {
            Self::Symbol(symbol) | Self::Part(symbol, _) => symbol,
        }
    }
}

/// A step of the result patterns.
#[derive(Clone, Debug)]
pub enum Step {
    /// An operation is created.
    Create(Box<Create>),
    /// A native call.
    Call(Box<Call>),
}

/// The creation of an operation.
#[derive(Clone, Debug)]
pub struct Create {
    /// The operation.
    pub op: SymbolId,
    /// The values of each declared operand.
    pub operands: Vec<Vec<PatternValue>>,
    /// Attributes and properties by their names.
    pub attributes: Vec<(String, AttributeValue)>,
    /// The types of the results.
    pub types: Types,
    /// The location, if it is not the location of the matched operations.
    pub location: Option<Location>,
}

/// The value of an attribute of an operation that is created.
#[derive(Clone, Debug)]
pub enum AttributeValue {
    /// The attribute of a symbol.
    Symbol(SymbolId),
    /// A constant.
    Constant(Box<Constant>),
    /// The result of a native call in an earlier step.
    Returned(SymbolId),
}

/// A constant attribute: the value as written, as the default value of an attribute or a property.
#[derive(Clone, Debug)]
pub enum Constant {
    /// The default value of an attribute.
    Attribute(OpAttribute),
    /// The default value of a property.
    Property(OpProperty),
    /// A string.
    Text(String),
}

/// The types of the results of an operation that is created.
#[derive(Clone, Debug)]
pub enum Types {
    /// They are inferred, or there is no result.
    Inferred,
    /// The types of the root's results, from a declared result on.
    OfRoot(usize),
    /// One for each declared result (MLIR `returnType`).
    Given(Vec<TypeValue>),
}

/// A type.
#[derive(Clone, Debug)]
pub enum TypeValue {
    /// The type of a value.
    Of(PatternValue),
    /// A type that the text describes.
    Built(Buildable),
    /// The result of a native call in an earlier step.
    Returned(SymbolId),
}

/// A location (MLIR `location`).
#[derive(Clone, Debug, Default)]
pub struct Location {
    /// The text: the name, or the metadata if there are values.
    pub text: Option<String>,
    /// The values with the locations to fuse.
    pub values: Vec<PatternValue>,
}

/// A native call of a result pattern.
#[derive(Clone, Debug)]
pub struct Call {
    /// Its result.
    pub result: SymbolId,
    /// The computed expression.
    pub code: Code,
    /// The location, if it is not the location of the matched operations.
    pub location: Option<Location>,
}

/// An expression of a native call.
#[derive(Clone, Debug)]
pub enum Code {
    /// A value, or values.
    Value(PatternValue),
    /// Several values as a list (MLIR `variadic`).
    List(Vec<PatternValue>),
    /// An attribute.
    Attribute(AttributeValue),
    /// The rewriter (`$_builder`).
    Rewriter,
    /// The location of created operations (`$_loc`).
    Location,
    /// The type of a value.
    TypeOf(PatternValue),
    /// A type.
    Type(Buildable),
    /// An integer attribute of a type.
    Integer(Box<Code>, i64),
    /// A float attribute of a type.
    Float(Box<Code>, f64),
    /// The attribute for zero of a type.
    Zero(Box<Code>),
    /// A truth value as an attribute.
    Bool(bool),
    /// A string attribute.
    Text(String),
    /// A unit attribute.
    Unit,
    /// A type as an attribute.
    TypeAttribute(Box<Code>),
    /// A number, a truth value or a text as an argument.
    Literal(Literal),
    /// A function of the author.
    Call(Name, Vec<Code>),
}

/// A literal argument of a function.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // The names are those of the kinds of literals.
pub enum Literal {
    Integer(i64),
    Float(f64),
    Bool(bool),
    Text(String),
}
