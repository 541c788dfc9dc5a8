//! Values of tables as Rust expressions.

use crate::model::constraint::{Comparison, Constant, Measure, Property};
use crate::model::number::{Arithmetic, Integer};
use crate::model::op::CachedAttribute;
use crate::model::op_def::{
    self, Chain, Class, Inside, Items, NativeTrait, OpTraits, Property as OpProperty, Unset as _,
};
use crate::model::tables::{self, Path, Start, TypeFrom as From};
use crate::model::{
    Compatibility, CountExpr, CountOp, EffectKind, EffectTarget, EntryRule, EntryValue, LayoutRule, Part,
};
use crate::names;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

pub(super) type Pred = tables::Pred<TokenStream, TokenStream>;
type Number = tables::Number<TokenStream>;
type Step = tables::Step<TokenStream>;
type Source = tables::TypeSource<TokenStream>;
pub(super) type OpDef = op_def::OpDef<Tokens>;
/// The items of generic tables.
type I = Tokens;

/// The emitter makes tokens of all items.
#[derive(Clone, Debug)]
pub(super) struct Tokens;

impl Items for Tokens {
    type Step = TokenStream;
    type Constraint = TokenStream;
    type Predicate = TokenStream;
    type Trait = TokenStream;
    type Interface = TokenStream;
    type PropertyCall = TokenStream;
    type Mark = TokenStream;
    type Element = TokenStream;
    type Directive = TokenStream;
}

/// Prints a value of a table as an expression, for a block that imports the runtime's modules under the names in
/// [`tables!`](crate::tables).
pub(super) trait Print {
    fn print(&self) -> TokenStream;
}

macro_rules! print {
    ($module:ident $name:ident {
        $($variant:ident $(($($part:ident),*))? $({ $($field:ident),* })?),*
    } $($made:ident)?) => {
        impl Print for $name {
            fn print(&self) -> TokenStream {
                match self {
                    $($name::$variant $(($($part),*))? $({ $($field),* })? => {
                        $($(let $part = $part.print();)*)?
                        $($(let $field = $field.print();)*)?
                        quote!($module::$name::$variant $(($(#$part),*))? $({ $($field: #$field),* })?)
                    })*
                    $($name::$made(made) => made.clone(),)?
                }
            }
        }
    };
}

crate::tables!(print);

macro_rules! print_calls {
    ($module:ident $of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $($function:ident)::+ $(($($part:ident: $ty:ty),*))? $({ $($field:ident: $own:ty),* })?),*
    } $(Made($made:ty))?) => {
        impl Print for op_def::$name $(<$items>)? {
            fn print(&self) -> TokenStream {
                match self {
                    $(Self::$variant $(($($part),*))? $({ $($field),* })? => {
                        $($(let $part = $part.print();)*)?
                        $($(let $field = $field.print();)*)?
                        quote!($module::$($function)::+ $(($(#$part),*))? $({ $($field: #$field),* })?)
                    })*
                    $(Self::Made(made) => <$made as Print>::print(made),)?
                }
            }
        }
    };
}

macro_rules! print_methods {
    ($of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $method:ident($($part:ident: $ty:ty),*)),*
    } $(Made($made:ty))?) => {
        impl Print for op_def::$name $(<$items>)? {
            fn print(&self) -> TokenStream {
                match self {
                    $(Self::$variant($($part),*) => {
                        $(let $part = $part.print();)*
                        quote!(.$method($(#$part),*))
                    })*
                    $(Self::Made(made) => <$made as Print>::print(made),)?
                }
            }
        }
    };
}

macro_rules! print_fields {
    ($module:ident $name:ident $(<$items:ident>)? = $($function:ident)::+($($part:ident: $ty:ty),*) {
        $($field:ident: $own:ty),*
    }) => {
        impl Print for op_def::$name $(<$items>)? {
            fn print(&self) -> TokenStream {
                self.print_with(Vec::new())
            }
        }

        impl op_def::$name $(<$items>)? {
            /// The table with further fields.
            pub(super) fn print_with(&self, more: Vec<TokenStream>) -> TokenStream {
                $(let $part = self.$part.print();)*
                let unchanged = quote!($module::$($function)::+($(#$part),*));
                let mut fields = Vec::new();
                $(if !self.$field.is_unset() {
                    let value = self.$field.print();
                    fields.push(quote!($field: #value));
                })*
                fields.extend(more);
                if fields.is_empty() { unchanged } else { quote!($module::$name { #(#fields,)* ..#unchanged }) }
            }
        }
    };
}

crate::op_tables!(print_calls, print_methods, print_fields);

impl<F: Print, M: Print> Print for Chain<F, M> {
    fn print(&self) -> TokenStream {
        let (start, calls) = (self.start.print(), self.calls.iter().map(Print::print));
        quote!(#start #(#calls)*)
    }
}

impl Print for OpTraits {
    fn print(&self) -> TokenStream {
        let bits = self.0.iter().map(|(constant, _)| format_ident!("{constant}"));
        quote!(p::traits(&[#(p::T::#bits),*]))
    }
}

impl Print for OpProperty<Tokens> {
    fn print(&self) -> TokenStream {
        let (mark, table) = (&self.mark, self.table.print());
        quote!(#mark #table)
    }
}

impl Print for Inside<Tokens> {
    fn print(&self) -> TokenStream {
        let inside = self.0.print();
        quote!(const { &#inside })
    }
}

impl Print for Class {
    fn print(&self) -> TokenStream {
        let class = names::constant(self.0);
        quote!(&c::classes::#class)
    }
}

impl Print for NativeTrait<Tokens> {
    fn print(&self) -> TokenStream {
        match self {
            Self::Named(name) => quote!(&p::named(#name)),
            Self::Made(path) => quote!(&#path),
        }
    }
}

impl Print for CachedAttribute {
    fn print(&self) -> TokenStream {
        let (name, value, symbols) = (self.name.print(), self.value.print(), self.symbols.print());
        quote!(p::CachedAttribute { name: #name, value: #value, symbols: #symbols })
    }
}

impl<A: Print, B: Print> Print for (A, B) {
    fn print(&self) -> TokenStream {
        let (first, second) = (self.0.print(), self.1.print());
        quote!((#first, #second))
    }
}

impl<T: Print> Print for Option<T> {
    fn print(&self) -> TokenStream {
        match self {
            Some(value) => {
                let value = value.print();
                quote!(Some(#value))
            }
            None => quote!(::core::option::Option::None),
        }
    }
}

impl Print for TokenStream {
    fn print(&self) -> TokenStream {
        self.clone()
    }
}

/// The source of a type by the shortest function for it.
impl Print for Source {
    fn print(&self) -> TokenStream {
        match self {
            Self::Follows { from, steps } if steps.is_empty() => {
                let (function, at) = match from {
                    From::Operand(at) => ("like_operand", at),
                    From::Result(at) => ("like_result", at),
                    From::Property(at) => ("like_property", at),
                };
                let (function, at) = (format_ident!("{function}"), at.print());
                quote!(p::#function(#at))
            }
            Self::Follows { from, steps } => {
                let (from, steps) = (from.print(), steps.print());
                quote!(p::follows(#from, #steps))
            }
            Self::Known(ty) => quote!(p::Source::Known(#ty)),
            Self::Written => quote!(p::Source::Written),
            Self::Inferred => quote!(p::Source::Inferred),
        }
    }
}

impl Print for Path<TokenStream> {
    fn print(&self) -> TokenStream {
        let (start, steps) = (self.start.print(), self.steps.print());
        quote!(c::Path::new(#start, #steps))
    }
}

impl Print for Part {
    fn print(&self) -> TokenStream {
        self.param.print()
    }
}

impl<T: Print> Print for Vec<T> {
    fn print(&self) -> TokenStream {
        let items = self.iter().map(Print::print);
        quote!(&[#(#items),*])
    }
}

impl<T: Print> Print for Box<T> {
    fn print(&self) -> TokenStream {
        let value = T::print(self);
        quote!(&#value)
    }
}

/// Values that `quote` writes.
macro_rules! plain {
    ($($ty:ty: |$value:ident| $plain:expr;)*) => {
        $(impl Print for $ty {
            fn print(&self) -> TokenStream {
                let $value = self;
                let plain = $plain;
                quote!(#plain)
            }
        })*
    };
}

plain! {
    bool: |value| value;
    String: |value| value;
    f64: |value| Literal::f64_unsuffixed(*value);
    u16: |value| Literal::u16_unsuffixed(*value);
    usize: |value| Literal::usize_unsuffixed(*value);
    i32: |value| Literal::i32_unsuffixed(*value);
    u32: |value| Literal::u32_unsuffixed(*value);
    u64: |value| readable((*value).into());
    i64: |value| readable((*value).into());
}

/// A number with separators if it is long, as Clippy's pedantic lints demand.
fn readable(number: i128) -> TokenStream {
    let digits = number.unsigned_abs().to_string();
    let mut text = if number < 0 { "-".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        if digits.len() > 5 && at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('_');
        }
        text.push(digit);
    }
    text.parse().unwrap_or_default()
}
