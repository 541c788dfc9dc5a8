//! Attributes and properties of operations as Rust values: results of accessors, arguments of
//! builders, and their syntax in formats.

use super::Emitter;
use crate::model::op::{AttrForm, OpAttribute, OpProperty};
use crate::model::{
    DefKind, StoredValue, default_array, default_bool, default_cases, default_integer, default_string,
    is_empty_list, last_name,
};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The Rust type of the value of an attribute or a property.
pub(super) enum Value {
    Bool,
    /// As `Bool`, stored as any integer attribute.
    Bit,
    /// An integer of at most 64 bits, with its type in MLIR's text.
    Int {
        bits: u32,
        signed: bool,
        ty: String,
    },
    /// A unit, or `false`.
    Unit,
    Str,
    Type,
    /// A case of an enum, stored as an integer with `bits` bits.
    Enum {
        /// Its full C++ name.
        name: String,
        /// Its path in Rust.
        class: TokenStream,
        bits: u32,
    },
    /// A dense array, with the type of its elements in MLIR's text.
    Array {
        element: &'static str,
    },
    /// A handle of the runtime: its C++ class and its path.
    Handle {
        class: &'static str,
        path: TokenStream,
    },
    /// A reference to a symbol by one name.
    FlatSymbol,
    /// A handle of a definition of the same run.
    Def(TokenStream),
    /// A case of an enum in an attribute of the enum (ODS `EnumAttr`).
    EnumAttr {
        /// The attribute's handle.
        handle: TokenStream,
        /// The enum's name in the definitions.
        name: String,
        /// The enum's path in Rust.
        class: TokenStream,
    },
    /// Any attribute that implements an interface of the same run, by the name of its static.
    Interface(Ident),
    /// Any attribute of a family of several, by the name of its static in `constraint::classes`.
    Family(Ident),
    Any,
}

/// C++ classes of attributes with several handles in the runtime.
const FAMILIES: &[&str] = &["ElementsAttr", "TypedAttr"];

/// C++ classes of attributes, with the module and the name of the runtime's handle.
const HANDLES: &[(&str, &str, &str)] = &[
    ("AffineMapAttr", "affine", "AffineMapAttr"),
    ("ArrayAttr", "builtin", "ArrayAttr"),
    ("DenseElementsAttr", "builtin", "DenseElementsAttr"),
    ("DenseIntElementsAttr", "builtin", "DenseElementsAttr"),
    ("DenseFPElementsAttr", "builtin", "DenseElementsAttr"),
    ("DictionaryAttr", "builtin", "DictionaryAttr"),
    ("FloatAttr", "builtin", "FloatAttr"),
    ("IntegerAttr", "builtin", "IntegerAttr"),
    ("IntegerSetAttr", "affine", "IntegerSetAttr"),
    ("SymbolRefAttr", "builtin", "SymbolRefAttr"),
    ("UnitAttr", "builtin", "UnitAttr"),
];

impl Emitter<'_> {
    pub(super) fn attribute_value(&self, attribute: &OpAttribute) -> Value {
        let value = self.stored_value(attribute.stored(|class| self.index.enum_named(class).is_some()));
        let AttrForm::EnumAttr(class) = &attribute.form else { return value };
        match (value, self.enum_value_of(class)) {
            (Value::Def(handle), Some(Value::Enum { name, class, .. })) => {
                Value::EnumAttr { handle, name, class }
            }
            (value, _) => value,
        }
    }

    pub(super) fn property_value(&self, property: &OpProperty) -> Value {
        self.stored_value(property.stored(|class| self.index.enum_named(class).is_some()))
    }

    pub(super) fn stored_value(&self, stored: StoredValue<'_>) -> Value {
        match stored {
            StoredValue::Bool => Value::Bool,
            StoredValue::Bit => Value::Bit,
            StoredValue::Int(ty) => integer(ty),
            StoredValue::Unsigned(ty) => unsigned(integer(ty)),
            StoredValue::Unit => Value::Unit,
            StoredValue::Str => Value::Str,
            StoredValue::Type => Value::Type,
            StoredValue::Enum(class) => self.enum_value_of(class).unwrap_or(Value::Any),
            StoredValue::Array { element, .. } => Value::Array { element },
            StoredValue::FlatSymbol => Value::FlatSymbol,
            StoredValue::Builtin(class) => self.builtin_value(class),
            StoredValue::Definition { dialect, class } => self.definition_value(dialect, class),
            StoredValue::Interface(class) => match self.interface_of(class) {
                Some(_) => Value::Interface(super::interfaces::static_name(last_name(class))),
                None => Value::Any,
            },
            StoredValue::Any => Value::Any,
        }
    }

    /// A comment with the location where the author names the path of an enum.
    pub(super) fn place_of_enum(&self, value: &Value) -> TokenStream {
        let (Value::Enum { name, .. } | Value::EnumAttr { name, .. }) = value else {
            return TokenStream::new();
        };
        self.index.enum_named(name).map_or_else(TokenStream::new, |item| self.mark(item.path_place))
    }

    pub(super) fn enum_value_of(&self, class: &str) -> Option<Value> {
        let item = self.index.enum_named(class)?;
        let own = names::type_name(&item.class);
        let class = self.enum_path(item).unwrap_or_else(|| quote!(#own));
        Some(Value::Enum { name: item.full_class.clone(), class, bits: item.bits })
    }

    /// The Rust type for an attribute class of the runtime.
    fn builtin_value(&self, class: &str) -> Value {
        if let Some(&(class, module, handle)) = HANDLES.iter().find(|(known, ..)| *known == class) {
            let (runtime, module, handle) =
                (self.runtime, format_ident!("{module}"), format_ident!("{handle}"));
            return Value::Handle { class, path: quote!(#runtime::#module::#handle) };
        }
        match self.index.def_named("builtin", class) {
            Some(_) => self.definition_value("builtin", class),
            None if self.interface_of(&format!("mlir::{class}")).is_some() => {
                Value::Interface(super::interfaces::static_name(class))
            }
            None if FAMILIES.contains(&class) => Value::Family(names::constant(class)),
            None => Value::Any,
        }
    }

    /// The Rust type for an attribute that a definition declares.
    fn definition_value(&self, dialect: &str, class: &str) -> Value {
        match (self.index.def_named(dialect, class), self.index.foreign_def(dialect, class)) {
            (Some(def), _) if def.kind == DefKind::Attribute => {
                let class = names::type_name(&def.class);
                Value::Def(quote!(#class))
            }
            (None, Some(def)) if def.kind == DefKind::Attribute => Value::Def(def.path.clone()),
            _ => Value::Any,
        }
    }
}

/// `i64`, `ui8`, `si32` or `index` as a Rust integer.
fn integer(ty: &str) -> Value {
    let (signed, digits) = match ty.as_bytes() {
        [b'u', b'i', ..] => (false, &ty[2..]),
        [b's', b'i', ..] => (true, &ty[2..]),
        [b'i', b'0'..=b'9', ..] => (true, &ty[1..]),
        _ => (true, "64"),
    };
    match digits.parse() {
        Ok(bits @ (8 | 16 | 32 | 64)) => Value::Int { bits, signed, ty: ty.to_owned() },
        _ => Value::Int { bits: 64, signed, ty: ty.to_owned() },
    }
}

/// Integers of the same width without a sign.
fn unsigned(value: Value) -> Value {
    match value {
        Value::Int { bits, ty, .. } => Value::Int { bits, signed: false, ty },
        other => other,
    }
}

impl Value {
    /// The type of the result of an accessor.
    pub(super) fn rust(&self, emitter: &Emitter<'_>) -> TokenStream {
        let runtime = emitter.runtime;
        match self {
            Self::Bool | Self::Bit | Self::Unit => quote!(bool),
            Self::Int { bits, signed, .. } => {
                let name = format_ident!("{}{bits}", if *signed { "i" } else { "u" });
                quote!(#name)
            }
            Self::Str => quote!(#runtime::builtin::StringAttr<'c>),
            Self::Type => quote!(#runtime::Type<'c>),
            Self::Enum { class, .. } | Self::EnumAttr { class, .. } => quote!(#class),
            Self::Array { .. } => quote!(#runtime::builtin::DenseArrayAttr<'c>),
            Self::FlatSymbol => quote!(#runtime::builtin::SymbolRefAttr<'c>),
            Self::Handle { path, .. } => quote!(#path<'c>),
            Self::Def(handle) => quote!(#handle<'c>),
            Self::Family(_) | Self::Interface(_) | Self::Any => quote!(#runtime::Attribute<'c>),
        }
    }

    /// The runtime's function that reads the value.
    pub(super) fn reader(&self) -> Ident {
        match self {
            Self::Bool | Self::Bit | Self::Int { .. } | Self::Type => format_ident!("plain"),
            Self::Unit => format_ident!("flag"),
            Self::Enum { .. } => format_ident!("case"),
            Self::EnumAttr { .. } => format_ident!("inner"),
            Self::Str
            | Self::FlatSymbol
            | Self::Array { .. }
            | Self::Handle { .. }
            | Self::Def(_)
            | Self::Family(_)
            | Self::Interface(_)
            | Self::Any => {
                format_ident!("handle")
            }
        }
    }

    /// The argument type for a builder; `None` if the method of [`Self::store`] fixes it.
    pub(super) fn argument(&self, emitter: &Emitter<'_>) -> Option<TokenStream> {
        match self {
            Self::Str | Self::FlatSymbol | Self::Type => None,
            Self::Family(_) | Self::Interface(_) | Self::Any => None,
            Self::Bool
            | Self::Bit
            | Self::Int { .. }
            | Self::Unit
            | Self::Enum { .. }
            | Self::EnumAttr { .. }
            | Self::Array { .. }
            | Self::Handle { .. }
            | Self::Def(_) => Some(self.rust(emitter)),
        }
    }

    /// A value as an attribute; `context` and `plumbing::op` as `p` are in scope.
    pub(super) fn attribute(&self, emitter: &Emitter<'_>, argument: &TokenStream) -> TokenStream {
        let runtime = emitter.runtime;
        let value = match self {
            Self::Bool | Self::Bit => quote!(#runtime::builtin::IntegerAttr::bool(context, #argument)),
            Self::Int { ty, bits, signed } => {
                let ty = type_of(emitter, ty);
                let number = match (bits, signed) {
                    (64, true) => argument.clone(),
                    (64, false) => {
                        return quote!(p::unsigned_integer(#ty, #argument).into());
                    }
                    _ => quote!(<i64 as ::core::convert::From<_>>::from(#argument)),
                };
                quote!(#runtime::builtin::IntegerAttr::get(#ty, #number))
            }
            Self::Unit => return quote!(p::flag_attribute(context, #argument)),
            Self::Str => quote!(#runtime::builtin::StringAttr::get(context, #argument)),
            Self::Type => quote!(#runtime::builtin::TypeAttr::get(context, #argument)),
            Self::Enum { bits, .. } => {
                let bits = Literal::u32_unsuffixed(*bits);
                return quote!(p::enum_attribute(context, #bits, #argument));
            }
            Self::EnumAttr { handle, .. } => quote!(#handle::get(context, #argument)),
            Self::FlatSymbol
            | Self::Array { .. }
            | Self::Handle { .. }
            | Self::Def(_)
            | Self::Family(_)
            | Self::Interface(_)
            | Self::Any => argument.clone(),
        };
        quote!(#value.into())
    }

    /// The method of the runtime's `Properties` that stores the value, and the arguments
    /// before the value.
    pub(super) fn store(&self, at: usize) -> (&'static str, TokenStream) {
        let at = Literal::usize_unsuffixed(at);
        match self {
            Self::Int { ty, .. } => match ty.strip_prefix('i').and_then(|digits| digits.parse().ok()) {
                Some(bits) => {
                    let bits = Literal::u32_unsuffixed(bits);
                    ("int", quote!(#at, #bits))
                }
                None => ("int_of", quote!(#at, #ty)),
            },
            Self::Enum { bits, .. } => {
                let bits = Literal::u32_unsuffixed(*bits);
                ("case", quote!(#at, #bits))
            }
            Self::EnumAttr { handle, .. } => ("wrap", quote!(#at, #handle::get)),
            Self::Unit => ("flag", quote!(#at)),
            Self::Str => ("text", quote!(#at)),
            Self::FlatSymbol => ("symbol", quote!(#at)),
            Self::Type => ("ty", quote!(#at)),
            Self::Family(_) | Self::Interface(_) | Self::Any => ("attribute", quote!(#at)),
            Self::Bool | Self::Bit | Self::Array { .. } | Self::Handle { .. } | Self::Def(_) => {
                ("set", quote!(#at))
            }
        }
    }

    /// A default value as a Rust value.
    pub(super) fn plain(&self, emitter: &Emitter<'_>, text: &str) -> Option<TokenStream> {
        let text = text.trim();
        match self {
            Self::Bool | Self::Bit | Self::Unit => default_bool(text).map(|value| quote!(#value)),
            Self::Int { bits, signed, .. } => {
                let number = default_integer(text)?;
                let literal = if *signed {
                    Literal::i64_unsuffixed(number)
                } else {
                    Literal::u64_unsuffixed(number as u64 & (u64::MAX >> (64 - bits)))
                };
                Some(quote!(#literal))
            }
            Self::Enum { name, class, .. } | Self::EnumAttr { name, class, .. } => {
                let item = emitter.index.enum_named(name)?;
                let mut cases = default_cases(text, item.bit_set.is_some())?;
                if cases.is_empty() {
                    cases.push(&item.cases.iter().find(|case| case.value == 0)?.symbol.text);
                }
                let is_known = |name: &&str| item.cases.iter().any(|case| case.symbol.text == *name);
                // An enum that is written by hand may have other cases than its record.
                if item.path.is_none() && !cases.iter().all(is_known) {
                    return None;
                }
                let name = |case: &&str| match item.bit_set {
                    Some(_) => names::flag(case),
                    None => names::variant(case),
                };
                let names = cases.iter().map(name);
                Some(quote!(#(#class::#names)|*))
            }
            _ => None,
        }
    }

    /// A default value as an attribute; `context` and `plumbing::op` as `p` are in scope.
    pub(super) fn constant(&self, emitter: &Emitter<'_>, text: &str) -> Option<TokenStream> {
        if let Some(plain) = self.plain(emitter, text) {
            return Some(self.attribute(emitter, &plain));
        }
        let text = text.trim();
        match self {
            Self::Str => {
                let inner = default_string(text)?;
                Some(self.attribute(emitter, &quote!(#inner)))
            }
            Self::Array { element, .. } => {
                let array = default_array(element, text)?;
                Some(quote!(p::attribute_of_text(context, #array)))
            }
            Self::Handle { class: "ArrayAttr", path } if is_empty_list(text) => {
                Some(quote!(#path::get(context, &[]).into()))
            }
            _ => None,
        }
    }
}

/// An integer type as an expression; `context` is in scope.
fn type_of(emitter: &Emitter<'_>, ty: &str) -> TokenStream {
    let runtime = emitter.runtime;
    match ty.strip_prefix('i').and_then(|digits| digits.parse::<u32>().ok()) {
        Some(width) => {
            let width = Literal::u32_unsuffixed(width);
            quote!(context.integer(#width))
        }
        None if ty == "index" => quote!(context.index()),
        None => {
            let signed = if ty.starts_with('s') { quote!(Signed) } else { quote!(Unsigned) };
            let width: u32 = ty[2.min(ty.len())..].parse().unwrap_or(64);
            let width = Literal::u32_unsuffixed(width);
            quote!(#runtime::builtin::IntegerType::get(context, #width, #runtime::builtin::Signedness::#signed).into())
        }
    }
}
