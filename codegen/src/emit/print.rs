//! Values of tables as Rust expressions.

use crate::model::constraint::{Comparison, Constant, Measure, Property};
use crate::model::number::{Arithmetic, Integer};
use crate::model::tables::{self, Path, Start, TypeFrom as From};
use crate::model::{
    Compatibility, CountExpr, CountOp, EffectKind, EffectTarget, EntryRule, EntryValue, LayoutRule, Part,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

pub(super) type Pred = tables::Pred<TokenStream, TokenStream>;
type Number = tables::Number<TokenStream>;
type Step = tables::Step<TokenStream>;
type Source = tables::TypeSource<TokenStream>;

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
