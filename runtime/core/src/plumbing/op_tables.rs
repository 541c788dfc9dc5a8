//! Constructors of the entries of [`OpDef`].

use super::op::{Accepts, From, Source, Text, enum_def, is_case_of};
use crate::Node;
use crate::builtin::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr};
use crate::constraint::{Class, Constraint, Step, classes};
use crate::handle::{DefHandle, Handle};
use crate::ir::{Arity, OpDef, PropertyDef, RegionDef, SuccessorDef, ValueGroup};
use crate::param_syntax::ParamSyntax;

/// The definition of an operation whose operands, results, regions and successors are all declared.
#[must_use]
pub const fn declared(dialect: &'static str, name: &'static str) -> OpDef {
    OpDef { counted: true, ..OpDef::new(dialect, name) }
}

/// A declared operand or result.
#[must_use]
pub const fn one(name: &'static str, constraint: &'static Constraint) -> ValueGroup {
    ValueGroup { constraint, ..ValueGroup::new(name) }
}

/// The same, which may be absent.
#[must_use]
pub const fn optional(name: &'static str, constraint: &'static Constraint) -> ValueGroup {
    one(name, constraint).arity(Arity::Optional)
}

/// Any number of operands or results.
#[must_use]
pub const fn variadic(name: &'static str, constraint: &'static Constraint) -> ValueGroup {
    one(name, constraint).arity(Arity::Variadic)
}

/// Any number of groups of operands, whose sizes a property has.
#[must_use]
pub const fn nested(name: &'static str, constraint: &'static Constraint, property: u32) -> ValueGroup {
    one(name, constraint).arity(Arity::Nested { property })
}

impl ValueGroup {
    /// Sets the source of the types for the parser and for typed builders.
    #[doc(hidden)]
    #[must_use]
    pub const fn derived(self, ty: Source) -> Self {
        self.ty(ty).inferred(ty)
    }
}

/// The type of the declared operand at an index.
#[must_use]
pub const fn like_operand(index: u16) -> Source {
    follows(From::Operand(index), &[])
}

/// The type of the declared result at an index.
#[must_use]
pub const fn like_result(index: u16) -> Source {
    follows(From::Result(index), &[])
}

/// The type of the attribute at an index.
#[must_use]
pub const fn like_property(index: u16) -> Source {
    follows(From::Property(index), &[])
}

/// A type that some steps lead to.
#[must_use]
pub const fn follows(from: From, steps: &'static [Step]) -> Source {
    Source::Follows { from, steps }
}

/// A declared region.
#[must_use]
pub const fn region(name: &'static str, variadic: bool, constraint: &'static Constraint) -> RegionDef {
    RegionDef { name, variadic, constraint }
}

/// A declared successor.
#[must_use]
pub const fn successor(name: &'static str, variadic: bool) -> SuccessorDef {
    SuccessorDef { name, variadic }
}

/// A declared attribute.
#[must_use]
pub const fn attribute(name: &'static str, constraint: &'static Constraint) -> PropertyDef {
    PropertyDef::new(name).constraint(constraint)
}

/// A declared native property.
#[must_use]
pub const fn property(name: &'static str, constraint: &'static Constraint) -> PropertyDef {
    attribute(name, constraint).native()
}

/// A native property in an array or an option.
#[must_use]
pub const fn element() -> PropertyDef {
    PropertyDef::new("").native()
}

/// The property that has the sizes of operand or result groups.
#[must_use]
pub const fn segment_sizes(name: &'static str) -> PropertyDef {
    printed_segment_sizes(name).in_format()
}

/// The same for an operation whose format does not show the groups: a dictionary has the sizes.
#[must_use]
pub const fn printed_segment_sizes(name: &'static str) -> PropertyDef {
    PropertyDef::new(name).storage(DenseArrayAttr::accepts)
}

/// The stored form of a property, and its text in a format.
#[doc(hidden)]
impl PropertyDef {
    /// An integer of a type in MLIR's text. The text of a native property is a number alone.
    #[must_use]
    pub const fn integer(self, ty: &'static str) -> Self {
        let text = if self.native { Text::Integer(ty) } else { Text::OfType(ty) };
        self.handle::<IntegerAttr<'_>>().text(text)
    }

    /// An unsigned integer, stored as a signless one of a type in MLIR's text: a native property.
    #[must_use]
    pub const fn unsigned(self, ty: &'static str) -> Self {
        self.handle::<IntegerAttr<'_>>().text(Text::Unsigned(ty))
    }

    /// A truth value: a native property.
    #[must_use]
    pub const fn truth_value(self) -> Self {
        self.class(&classes::BOOL_ATTR).text(Text::Bool)
    }

    /// A string. The text of a native property is a string literal alone.
    #[must_use]
    pub const fn string(self) -> Self {
        let text = if self.native { Text::String } else { Text::OfType("none") };
        self.handle::<StringAttr<'_>>().text(text)
    }

    /// A type.
    #[must_use]
    pub const fn type_value(self) -> Self {
        self.handle::<TypeAttr<'_>>().text(Text::OfType("none"))
    }

    /// The name of a symbol.
    #[must_use]
    pub const fn symbol_name(self) -> Self {
        self.handle::<StringAttr<'_>>().text(Text::SymbolName)
    }

    /// A unit attribute. A native property may be a truth value, too.
    #[must_use]
    pub const fn unit(self) -> Self {
        let made = if self.native { self.storage(is_flag) } else { self.handle::<UnitAttr<'_>>() };
        made.text(Text::Unit)
    }

    /// A case of an enum as an integer of that many bits.
    #[must_use]
    pub const fn case<E: ParamSyntax, const BITS: u32>(self) -> Self {
        self.storage(is_case_of::<E, BITS>).text(Text::Enum { def: enum_def::<E>(), width: BITS })
    }

    /// Cases of an enum, stored as an integer of that many bits: a native property, with the keyword before them, and
    /// the expectation in MLIR's message for another attribute.
    #[must_use]
    pub const fn cases<E: ParamSyntax, const BITS: u32>(
        self,
        keyword: &'static str,
        expected: &'static str,
    ) -> Self {
        let text = Text::Cases { keyword, def: enum_def::<E>(), width: BITS, expected };
        self.handle::<IntegerAttr<'_>>().text(text)
    }

    /// A dense array of a class, with the type of its elements in MLIR's text.
    #[must_use]
    pub const fn list(self, class: &'static Class, element: &'static str) -> Self {
        self.class(class).text(Text::List(element))
    }

    /// An array of native properties.
    #[must_use]
    pub const fn elements(self, element: &'static Self) -> Self {
        self.handle::<ArrayAttr<'_>>().text(Text::Elements(element))
    }

    /// A native property that is an option: the value of an option.
    #[must_use]
    pub const fn nested(self, inside: &'static Self) -> Self {
        self.handle::<ArrayAttr<'_>>().text(Text::Nested(inside))
    }

    /// Attributes of a class.
    #[must_use]
    pub const fn class(self, class: &'static Class) -> Self {
        let accepts: Accepts = class.accepts;
        self.storage(accepts)
    }

    /// Attributes of a handle.
    #[must_use]
    pub const fn handle<H: Handle>(self) -> Self {
        self.storage(H::accepts)
    }

    /// Attributes of a definition, whose text needs no prefix.
    #[must_use]
    pub const fn of_def<H: DefHandle>(self) -> Self {
        self.handle::<H>().text(Text::OfDef(H::DEF))
    }
}

fn is_flag(node: Node<'_>) -> bool {
    UnitAttr::accepts(node) || (classes::BOOL_ATTR.accepts)(node)
}
