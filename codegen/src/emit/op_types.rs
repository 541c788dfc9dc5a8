//! Default values of attributes and properties, as functions in tables of the runtime.

use super::Emitter;
use super::op_attrs::Value;
use crate::model::op::{OpAttribute, OpProperty};
use proc_macro2::TokenStream;
use quote::quote;

/// The prefix of a default value that is a path to the author's function.
const RUST_FUNCTION: &str = "crate::";

impl Emitter<'_> {
    /// The function that creates a default value, which Rust can express.
    pub(super) fn default_function(&self, value: &Value, text: &str, attribute: Option<&str>) -> TokenStream {
        if let Some(function) = rust_function(text) {
            return quote!(#function);
        }
        match (value.constant(self, text), attribute) {
            (Some(default), _) => quote!(|context| #default),
            (None, Some(attribute)) => quote!(|context| p::attribute_of_text(context, #attribute)),
            (None, None) => quote!(::core::compile_error!("unsupported default value")),
        }
    }

    /// Whether the default value of an attribute, if it has one, can be expressed in Rust.
    pub(crate) fn has_readable_default(&self, attribute: &OpAttribute) -> bool {
        attribute.default().is_none_or(|default| {
            let value = self.attribute_value(attribute);
            self.readable_default(&value, &default.text, attribute.default_text.as_deref())
        })
    }

    /// As [`Self::has_readable_default`], for a property.
    pub(crate) fn has_readable_property(&self, property: &OpProperty) -> bool {
        property
            .default
            .as_ref()
            .is_none_or(|default| self.readable_default(&self.property_value(property), &default.text, None))
    }

    /// Whether [`Self::default_function`] supports a default value.
    fn readable_default(&self, value: &Value, text: &str, attribute: Option<&str>) -> bool {
        attribute.is_some() || rust_function(text).is_some() || value.constant(self, text).is_some()
    }
}

/// The path of a default value that is a function of the author.
fn rust_function(text: &str) -> Option<syn::Path> {
    let text = text.trim();
    if text.starts_with(RUST_FUNCTION) { syn::parse_str(text).ok() } else { None }
}
