//! The list of the parts of an operation's table, and their types. The list of its own fields is in the module above.

use crate::model::tables::TypeSource;
use crate::model::{EffectKind, EffectTarget, op};
use std::fmt::Debug;

/// The entries of tables that a back end makes itself.
pub trait Items: Debug {
    /// A step of a path.
    type Step: Debug;
    /// A reference to the table of a constraint.
    type Constraint: Debug;
    /// A condition on the operation with its message.
    type Predicate: Debug;
    /// A reference to a trait with a check.
    type Trait: Debug;
    /// The entry of an interface.
    type Interface: Debug;
    /// The storage or the default value of an attribute or a property.
    type PropertyCall: Debug;
    /// A comment with a location in a definition file.
    type Mark: Debug + Default;
    /// An element of a format.
    type Element: Debug;
    /// A reference to the functions of a directive.
    type Directive: Debug;
}

/// Calls macros for the parts of an operation's table, with the names and types of their fields: `calls` for a value of the
/// runtime that functions or variants make, after the module that has them; `methods` for the calls that change such a value;
/// `fields` for a table, with the function that makes it and the fields that may differ from its result, in the order of
/// generated code. `Made` is a variant for a value that the back end has made itself.
#[doc(hidden)]
#[macro_export]
macro_rules! op_tables {
    ($calls:ident, $methods:ident, $fields:ident) => {
        $calls! { p p::Segments: Segments {
            Rest = Segments::Rest, Equal = Segments::Equal, Sized = Segments::Sized { property: u32 }
        } }
        $calls! { p p::NameHint: NameHint {
            Result = NameHint::Result(at: usize, name: String), Argument = NameHint::Argument(at: usize, name: String)
        } }
        $calls! { p ir::ValueGroup: Group<I> {
            One = one(name: String, constraint: I::Constraint),
            Optional = optional(name: String, constraint: I::Constraint),
            Variadic = variadic(name: String, constraint: I::Constraint),
            Nested = nested(name: String, constraint: I::Constraint, property: u32)
        } }
        $methods! { ir::ValueGroup: GroupCall<I> {
            Type = ty(source: TypeSource<I::Step>), Inferred = inferred(source: TypeSource<I::Step>),
            Derived = derived(source: TypeSource<I::Step>)
        } }
        $calls! { p ir::RegionDef: Region<I> {
            Declared = region(name: String, variadic: bool, constraint: I::Constraint)
        } }
        $calls! { p ir::SuccessorDef: Successor { Declared = successor(name: String, variadic: bool) } }
        $calls! { p ir::PropertyDef: PropertyStart<I> {
            Attribute = attribute(name: String, constraint: I::Constraint),
            Property = property(name: String, constraint: I::Constraint), Element = element(),
            SegmentSizes = segment_sizes(name: String), PrintedSegmentSizes = printed_segment_sizes(name: String)
        } }
        $methods! { ir::PropertyDef: PropertyCall<I> {
            Integer = integer(ty: String), Unsigned = unsigned(ty: String), TruthValue = truth_value(), String = string(),
            Type = type_value(), SymbolName = symbol_name(), Unit = unit(), Array = list(class: Class, element: String),
            Class = class(class: Class), Text = text(text: PropertyText), Elements = elements(element: Inside<I>),
            Nested = nested(inside: Inside<I>), Option = option(text: OptionText), Required = required(),
            UnknownDefault = unknown_default(), InFormat = in_format()
        } Made(<I as Items>::PropertyCall) }
        $calls! { p p::Text: PropertyText { OfType = Text::OfType(ty: String) } }
        $calls! { p p::OptionText: OptionText { Alone = OptionText::Alone, Some = OptionText::Some } }
        $calls! { f OpElement: Element<I> {
            Literal = lit(text: String), Spaced = spaced(text: String), Whitespace = whitespace(text: String),
            Operand = operand(at: usize), Property = property(at: usize), Flag = flag(at: usize),
            Successor = successor(at: usize), Region = region(at: usize), OperandType = operand_type(at: usize),
            ResultType = result_type(at: usize), OperandTypes = operand_types(), ResultTypes = result_types(),
            FunctionalType = functional_type(inputs: TypesOf, results: TypesOf),
            Custom = custom(directive: I::Directive, arguments: Vec<Argument<I>>), Clauses = oilist(clauses: Vec<Clause<I>>),
            Group = group(anchor: Anchor, then: Elements<I>),
            Either = either(anchor: Anchor, then: Elements<I>, otherwise: Elements<I>),
            Unless = unless(anchor: Anchor, then: Elements<I>, otherwise: Elements<I>)
        } Made(<I as Items>::Element) }
        $methods! { OpElement: ElementCall { Qualified = qualified(), Optional = optional(), Joined = joined() } }
        $calls! { f f::Clause: Clause<I> {
            Declared = clause(keyword: String, space: bool, elements: Elements<I>, anchors: Vec<Anchor>)
        } }
        $calls! { f f::TypesOf: TypesOf {
            Operand = TypesOf::Operand(at: usize), Result = TypesOf::Result(at: usize), Operands = TypesOf::Operands,
            Results = TypesOf::Results
        } }
        $calls! { f f::Anchor: Anchor {
            Operand = Anchor::Operand(at: usize), Result = Anchor::Result(at: usize), Property = Anchor::Property(at: usize),
            Region = Anchor::Region(at: usize), Successor = Anchor::Successor(at: usize), Any = Anchor::Any(all: Vec<Anchor>)
        } }
        $calls! { f f::Argument: Argument<I> {
            Operand = Argument::Operand(at: usize), Property = Argument::Property(at: usize),
            Region = Argument::Region(at: usize), Successor = Argument::Successor(at: usize),
            Types = Argument::Types(of: TypesOf), AttrDict = Argument::AttrDict, PropDict = Argument::PropDict,
            Ref = Argument::Ref(argument: Box<Argument<I>>), Text = Argument::Text(text: String),
            Elements = Argument::Elements(elements: Elements<I>)
        } }
        $fields! { i EffectDef = EffectDef::new(kind: EffectKind, target: EffectTarget) {
            resource: String, stage: u32, full: bool
        } }
        $crate::op_fields! { $fields }
    };
}

macro_rules! declare_calls {
    ($module:ident $of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $($function:ident)::+ $(($($part:ident: $ty:ty),*))? $({ $($field:ident: $own:ty),* })?),*
    } $(Made($made:ty))?) => {
        #[doc = concat!("The call that makes a `", stringify!($of), "`.")]
        #[derive(Debug)]
        #[allow(missing_docs)] // The runtime's functions document them.
        pub enum $name $(<$items: Items>)? {
            $($variant $(($($ty),*))? $({ $($field: $own),* })?,)*
            $(Made($made),)?
        }
    };
}

macro_rules! declare_methods {
    ($of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $method:ident($($part:ident: $ty:ty),*)),*
    } $(Made($made:ty))?) => {
        #[doc = concat!("A call that changes a `", stringify!($of), "`.")]
        #[derive(Debug)]
        #[allow(missing_docs)] // The runtime's methods document them.
        pub enum $name $(<$items: Items>)? {
            $($variant($($ty),*),)*
            $(Made($made),)?
        }
    };
}

macro_rules! declare_fields {
    ($module:ident $name:ident $(<$items:ident>)? = $($function:ident)::+($($part:ident: $ty:ty),*) {
        $($field:ident: $own:ty),*
    }) => {
        #[doc = concat!("The table `", stringify!($name), "`.")]
        #[derive(Debug)]
        #[allow(missing_docs)] // The runtime's struct documents them.
        pub struct $name $(<$items: Items>)? {
            $(pub $part: $ty,)*
            $(pub $field: $own,)*
        }
    };
}

crate::op_tables!(declare_calls, declare_methods, declare_fields);

/// The elements of a format.
pub type Elements<I> = Vec<Chain<Element<I>, ElementCall>>;

/// A value of the runtime that a call makes and methods change.
#[derive(Debug)]
pub struct Chain<F, M> {
    /// The call that makes it.
    pub start: F,
    /// The calls of the methods.
    pub calls: Vec<M>,
}

/// An attribute or a property, after a comment for errors of the compiler.
#[derive(Debug)]
#[allow(missing_docs)] // The names say it.
pub struct Property<I: Items> {
    pub mark: I::Mark,
    pub table: Chain<PropertyStart<I>, PropertyCall<I>>,
}

/// The native property in an array or an option.
#[derive(Debug)]
pub struct Inside<I: Items>(pub Box<Chain<PropertyStart<I>, PropertyCall<I>>>);

/// A class of attributes of the runtime, by its C++ name.
#[derive(Debug)]
pub struct Class(pub &'static str);

/// The traits that the runtime stores as bits: the constants of its `OpTraits`, and their C++ names.
#[derive(Debug)]
pub struct OpTraits(pub Vec<(&'static str, &'static str)>);

/// A trait with a check: of a name, or one that the back end has made.
#[derive(Debug)]
#[allow(missing_docs)] // The names say it.
pub enum NativeTrait<I: Items> {
    Named(String),
    Made(I::Trait),
}

/// Whether a field of a table has the value that it has without being set.
pub trait Unset {
    /// Whether it has.
    fn is_unset(&self) -> bool;
}

macro_rules! unset {
    ($($ty:ty $(, $parameter:ident)?: |$value:ident| $is_unset:expr;)*) => {
        $(impl $(<$parameter>)? Unset for $ty {
            fn is_unset(&self) -> bool {
                let $value = self;
                $is_unset
            }
        })*
    };
}

unset! {
    bool: |value| !*value;
    u32: |value| *value == 0;
    String: |value| value.is_empty();
    Vec<T>, T: |value| value.is_empty();
    Option<T>, T: |value| value.is_none();
    OpTraits: |value| value.0.is_empty();
    Segments: |value| matches!(value, Segments::Rest);
}
