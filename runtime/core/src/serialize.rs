//! Types and attributes as values of [`serde_core`]: each is its text (feature `serde`).
//!
//! [`Type`], [`Attribute`] and every handle serialize. Reading needs a context, so it is done by a seed.

use crate::attribute::Attribute;
use crate::context::Context;
use crate::text;
use crate::types::Type;
use serde_core::de::{DeserializeSeed, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};
use std::fmt;

/// Reads a type from its text.
///
/// ```
/// use isogloss::{Context, serialize::TypeSeed};
/// use serde_core::de::{DeserializeSeed, value::{Error, StrDeserializer}, IntoDeserializer};
/// let ctx = Context::new();
/// let input: StrDeserializer<'_, Error> = "tensor<4xf32>".into_deserializer();
/// assert_eq!(TypeSeed(&ctx).deserialize(input)?.to_string(), "tensor<4xf32>");
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TypeSeed<'c>(pub &'c Context);

/// Reads an attribute from its text.
#[derive(Clone, Copy, Debug)]
pub struct AttributeSeed<'c>(pub &'c Context);

macro_rules! as_text {
    ($value:ident, $seed:ident, $parse:path, $expected:literal) => {
        impl Serialize for $value<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, 'c> DeserializeSeed<'de> for $seed<'c> {
            type Value = $value<'c>;
            fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<$value<'c>, D::Error> {
                deserializer.deserialize_str(self)
            }
        }

        impl<'c> Visitor<'_> for $seed<'c> {
            type Value = $value<'c>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($expected)
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<$value<'c>, E> {
                $parse(self.0, text).map_err(|error| E::custom(error.message()))
            }
        }
    };
}

as_text!(Type, TypeSeed, text::parse_type, "the text of a type");
as_text!(Attribute, AttributeSeed, text::parse_attribute, "the text of an attribute");
