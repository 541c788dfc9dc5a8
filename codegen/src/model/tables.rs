//! The values of the runtime's tables, as far as a definition alone determines them.
//!
//! The types have the same names, variants and fields as those of the runtime; [`tables!`](crate::tables) lists them. A
//! back end converts each by one macro: the emitter into Rust, the loader into the runtime's value.

use super::constraint::{Comparison, Constant, Measure, Property};
use super::number::{Arithmetic, Integer};
use super::op::{Operation, PartRef};

/// Calls a macro for each type that the model shares with the runtime: the module of the runtime's type, the name, and
/// the variants with their fields. `Made` is a variant for a value that the back end has made itself.
#[doc(hidden)]
#[macro_export]
macro_rules! tables {
    ($back_end:ident) => {
        $back_end! { c Property {
            Signless, Signed, Unsigned, Ranked, StaticShape, Strided, Scalable, TrailingScalable, AllScalable,
            ValueSemantics, Negative, Positive, PowerOfTwo, Splat, Sorted, StrictlySorted, Empty, Present, Absent, Identity
        } }
        $back_end! { c Comparison { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual } }
        $back_end! { c Measure {
            Width, Rank, ElementCount, Dim(index), Size, Value, UnsignedValue, Blocks, StorageWidth, Operands, Results
        } }
        $back_end! { c Arithmetic { Add, Subtract, Multiply, Divide, Remainder, And, Or, ShiftLeft } }
        $back_end! { c Integer { I32, U32, I64, U64 } }
        $back_end! { c Number { Constant(value), Of(steps, measure, ty), Binary(operator, first, second) } }
        $back_end! { c Constant { Bool(value), Int(value), Float(value), Str(value) } }
        $back_end! { c Start { Subject, Operand(at), Result(at), Property(at), OperandAt(at), ResultAt(at) } }
        $back_end! { c Step {
            Type, ElementType, ElementTypeOrSelf, Value, Elements, Each, EachFlattened, At(at), Shape, Rank, ElementCount,
            Def, Parameter(name), Inputs, Results, InputAt(at), ResultAt(at), WithElementType(ty), OfElement(steps), Known(ty)
        } Made }
        $back_end! { c Pred {
            All(parts), Any(parts), Not(part), Is(property), Compare(measure, comparison, number),
            Computed(comparison, first, second), OneOf(measure, numbers),
            Shape(dims), Equals(value), BitsWithin(bits), Opaque { dialect, name }, Mnemonic { dialect, mnemonics },
            Same(paths), SameLists(first, second), Broadcastable(from, to), Within(path, part), Unknown(text)
        } Made }
        $back_end! { p From { Operand(at), Result(at), Property(at) } }
        $back_end! { l CountExpr { Int(value), Param(param), Len(param), Product(param), Binary(op, first, second) } }
        $back_end! { l CountOp { Add, Sub, Mul, Div, CeilDiv, Rem, Min, Max, RoundUp } }
        $back_end! { l EntryRule { Exact, First, Width(width), Space { param } } }
        $back_end! { l EntryValue { Alignment, Pointer } }
        $back_end! { l Compatibility { Any, Identical, KeepOrRelaxAlignment, Redefine } }
        $back_end! { l LayoutRule {
            Fixed { size_in_bits, abi, preferred }, Like { param }, Struct { members, packed }, Array { element, count },
            Entry { key, value, compatibility, default }, Scalable(rule), Index { width, rule }
        } }
        $back_end! { i EffectKind { Allocate, Free, Read, Write } }
        $back_end! { i EffectTarget { Operation, Operand(at), Result(at), Symbol(at) } }
    };
}

/// A condition. `P` is a condition that the back end has made, and `S` a step of a path.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum Pred<P, S> {
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
    Is(Property),
    Compare(Measure, Comparison, i64),
    Computed(Comparison, Box<Number<S>>, Box<Number<S>>),
    OneOf(Measure, Vec<i64>),
    Shape(Vec<i64>),
    Equals(Constant),
    BitsWithin(u64),
    Opaque { dialect: String, name: String },
    Mnemonic { dialect: String, mnemonics: Vec<String> },
    Same(Vec<Path<S>>),
    SameLists(Box<Path<S>>, Box<Path<S>>),
    Broadcastable(Box<Path<S>>, Box<Path<S>>),
    Within(Box<Path<S>>, Box<Self>),
    Unknown(String),
    Made(P),
}

impl<P, S> Pred<P, S> {
    /// The condition on the part that the steps lead to from the checked value.
    fn within(steps: Vec<Step<S>>, part: Self) -> Self {
        Self::Within(Box::new(Path { start: Start::Subject, steps }), Box::new(part))
    }

    /// An integer attribute with the value of a case of an enum, and a signless type of the enum's width.
    pub fn enum_integer(integer: P, case: P, bits: u32) -> Self {
        let width = Self::Compare(Measure::Width, Comparison::Equal, bits.into());
        let ty = Self::All(vec![Self::Is(Property::Signless), width]);
        Self::All(vec![Self::Made(integer), Self::within(vec![Step::Type], ty), Self::Made(case)])
    }

    /// An instance of a def whose parameter satisfies a condition.
    pub(super) fn with_parameter(def: P, parameter: String, condition: Self) -> Self {
        Self::All(vec![Self::Made(def), Self::within(vec![Step::Parameter(parameter)], condition)])
    }
}

/// A number that a condition computes.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum Number<S> {
    Constant(i64),
    Of(Vec<Step<S>>, Measure, Integer),
    Binary(Arithmetic, Box<Self>, Box<Self>),
}

/// A part of an operation, or of the checked value.
#[derive(Clone, Debug)]
pub struct Path<S> {
    /// The start.
    pub start: Start,
    /// The steps from the start to the part.
    pub steps: Vec<Step<S>>,
}

/// The start of a [`Path`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum Start {
    Subject,
    Operand(u16),
    Result(u16),
    Property(u16),
    OperandAt(u16),
    ResultAt(u16),
}

/// A step of a [`Path`].
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum Step<S> {
    Type,
    ElementType,
    ElementTypeOrSelf,
    Value,
    Elements,
    Each,
    EachFlattened,
    At(u16),
    Shape,
    Rank,
    ElementCount,
    Def,
    Parameter(String),
    Inputs,
    Results,
    InputAt(u16),
    ResultAt(u16),
    WithElementType(String),
    OfElement(Vec<Self>),
    Known(String),
    Made(S),
}

/// The source of a type that the text does not contain.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum TypeSource<S> {
    Written,
    Known(String),
    Follows { from: TypeFrom, steps: Vec<Step<S>> },
    Inferred,
}

/// The part from which a type follows.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum TypeFrom {
    Operand(u16),
    Result(u16),
    Property(u16),
}

impl TypeFrom {
    /// A part of an operation; `None` for a region or a successor.
    pub(super) fn part(owner: &Operation, part: PartRef) -> Option<Self> {
        let index = |index: usize| u16::try_from(index).ok();
        Some(match part {
            PartRef::Operand(at) => Self::Operand(index(at)?),
            PartRef::Result(at) => Self::Result(index(at)?),
            part @ (PartRef::Attribute(_)
            | PartRef::Property(_)
            | PartRef::Region(_)
            | PartRef::Successor(_)) => Self::Property(index(owner.slot(part)?)?),
        })
    }

    pub(super) fn start(self) -> Start {
        match self {
            Self::Operand(at) => Start::Operand(at),
            Self::Result(at) => Start::Result(at),
            Self::Property(at) => Start::Property(at),
        }
    }
}
