//! The arguments of builders and setters: values, types, attributes and texts, in the forms that programs have.
//!
//! A required part of an operation is taken by `impl IntoValue`, `impl Into<Type>`, `impl Into<Attribute>`,
//! `impl IntoText` or `impl IntoSymbol`; an optional one also as an `Option`, and `None` omits it. Numbers, enums and
//! handles of attributes are taken as they are: optional ones by `impl Into<Option<...>>`.

use super::ids::ValueId;
use crate::builtin::{StringAttr, SymbolRefAttr};
use crate::{Attribute, Context, Type};

/// A required value of an operation, by its id.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the id of a value",
    label = "expected a `ValueId`",
    note = "a `ValueRef` borrows the IR, which this call changes: pass its id, `value.id()`",
    note = "an operation is not a value: the functions that create operations return the results, \
            and `ir.op(op).result(0)` is the first result of one that exists"
)]
pub trait IntoValue {
    /// The id.
    fn into_value(self) -> ValueId;
}

impl IntoValue for ValueId {
    #[inline]
    fn into_value(self) -> ValueId {
        self
    }
}

impl IntoValue for &ValueId {
    #[inline]
    fn into_value(self) -> ValueId {
        *self
    }
}

/// An optional value of an operation: a [`ValueId`], or an `Option` of it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither the id of a value nor an `Option` of one",
    label = "expected a `ValueId`, or an `Option` of it",
    note = "a `ValueRef` borrows the IR, which this call changes: pass its id, `value.id()`"
)]
pub trait OptionalValue {
    /// The id, if there is one.
    fn into_option(self) -> Option<ValueId>;
}

impl OptionalValue for ValueId {
    #[inline]
    fn into_option(self) -> Option<ValueId> {
        Some(self)
    }
}

impl OptionalValue for Option<ValueId> {
    #[inline]
    fn into_option(self) -> Option<ValueId> {
        self
    }
}

/// An optional type: a [`Type`], the handle of one, or an `Option` of a `Type`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a type nor an `Option` of one",
    label = "expected a `Type`, a handle such as `IntegerType`, or `Option<Type>`"
)]
pub trait OptionalType<'c> {
    /// The type, if there is one.
    fn into_option(self) -> Option<Type<'c>>;
}

#[diagnostic::do_not_recommend]
impl<'c, T: Into<Type<'c>>> OptionalType<'c> for T {
    #[inline]
    fn into_option(self) -> Option<Type<'c>> {
        Some(self.into())
    }
}

impl<'c> OptionalType<'c> for Option<Type<'c>> {
    #[inline]
    fn into_option(self) -> Option<Type<'c>> {
        self
    }
}

/// An optional attribute: an [`Attribute`], the handle of one, or an `Option` of an `Attribute`.
///
/// ```
/// # use isogloss::{Context, ir::Ir};
/// let ctx = Context::new();
/// let mut ir = Ir::new(&ctx);
/// let body = ir.body();
/// let op = ir.builder_at_end(body).op("t.op").attribute("a", ctx.unit_attr()).create();
/// ir.set_attribute(op, "b", ctx.i32_attr(1));
/// ir.set_attribute(op, "a", None);
/// assert_eq!(ir.op(op).to_string(), "\"t.op\"() {b = 1 : i32} : () -> ()");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither an attribute nor an `Option` of one",
    label = "expected an `Attribute`, a handle such as `IntegerAttr`, or `Option<Attribute>`",
    note = "`Context` makes attributes of Rust's values: `ctx.i32_attr(1)`, `ctx.string_attr(\"text\")`, `ctx.type_attr(ty)`"
)]
pub trait OptionalAttribute<'c> {
    /// The attribute, if there is one.
    fn into_option(self) -> Option<Attribute<'c>>;
}

#[diagnostic::do_not_recommend]
impl<'c, A: Into<Attribute<'c>>> OptionalAttribute<'c> for A {
    #[inline]
    fn into_option(self) -> Option<Attribute<'c>> {
        Some(self.into())
    }
}

impl<'c> OptionalAttribute<'c> for Option<Attribute<'c>> {
    #[inline]
    fn into_option(self) -> Option<Attribute<'c>> {
        self
    }
}

/// A text: a string of Rust, or a [`StringAttr`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a text",
    label = "expected a `&str`, a `String` or a `StringAttr`"
)]
pub trait IntoText<'c> {
    /// The text as an attribute.
    fn into_text(self, context: &'c Context) -> StringAttr<'c>;
}

/// An optional text: one of [`IntoText`], or `Option<&str>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a text nor an `Option` of one",
    label = "expected a `&str`, a `String`, a `StringAttr` or an `Option<&str>`"
)]
pub trait OptionalText<'c> {
    /// The text as an attribute, if there is one.
    fn into_option(self, context: &'c Context) -> Option<StringAttr<'c>>;
}

/// A reference to a symbol: its name, or a [`SymbolRefAttr`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a reference to a symbol",
    label = "expected a `&str`, a `String` or a `SymbolRefAttr`"
)]
pub trait IntoSymbol<'c> {
    /// The reference as an attribute.
    fn into_symbol(self, context: &'c Context) -> SymbolRefAttr<'c>;
}

/// An optional reference to a symbol: one of [`IntoSymbol`], or `Option<&str>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a reference to a symbol nor an `Option` of one",
    label = "expected a `&str`, a `String`, a `SymbolRefAttr` or an `Option<&str>`"
)]
pub trait OptionalSymbol<'c> {
    /// The reference as an attribute, if there is one.
    fn into_option(self, context: &'c Context) -> Option<SymbolRefAttr<'c>>;
}

macro_rules! texts {
    ($($text:ty),*) => {$(
        impl<'c> IntoText<'c> for $text {
            fn into_text(self, context: &'c Context) -> StringAttr<'c> {
                StringAttr::get(context, self)
            }
        }

        impl<'c> OptionalText<'c> for $text {
            fn into_option(self, context: &'c Context) -> Option<StringAttr<'c>> {
                Some(self.into_text(context))
            }
        }

        impl<'c> IntoSymbol<'c> for $text {
            fn into_symbol(self, context: &'c Context) -> SymbolRefAttr<'c> {
                SymbolRefAttr::get(context, self)
            }
        }

        impl<'c> OptionalSymbol<'c> for $text {
            fn into_option(self, context: &'c Context) -> Option<SymbolRefAttr<'c>> {
                Some(self.into_symbol(context))
            }
        }
    )*};
}

texts!(&str, &String, String);

impl<'c> IntoText<'c> for StringAttr<'c> {
    fn into_text(self, _context: &'c Context) -> StringAttr<'c> {
        self
    }
}

impl<'c> OptionalText<'c> for StringAttr<'c> {
    fn into_option(self, _context: &'c Context) -> Option<StringAttr<'c>> {
        Some(self)
    }
}

impl<'c> OptionalText<'c> for Option<&str> {
    fn into_option(self, context: &'c Context) -> Option<StringAttr<'c>> {
        self.map(|text| text.into_text(context))
    }
}

impl<'c> IntoSymbol<'c> for SymbolRefAttr<'c> {
    fn into_symbol(self, _context: &'c Context) -> SymbolRefAttr<'c> {
        self
    }
}

impl<'c> OptionalSymbol<'c> for SymbolRefAttr<'c> {
    fn into_option(self, _context: &'c Context) -> Option<SymbolRefAttr<'c>> {
        Some(self)
    }
}

impl<'c> OptionalSymbol<'c> for Option<&str> {
    fn into_option(self, context: &'c Context) -> Option<SymbolRefAttr<'c>> {
        self.map(|name| name.into_symbol(context))
    }
}
