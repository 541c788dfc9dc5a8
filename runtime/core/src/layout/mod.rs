//! Data layout: how many bytes a type takes, and at which addresses it may be.
//!
//! A type defines its layout by a [`LayoutRule`] on its def or by an implementation of [`DataLayoutTypeInterface`]; a
//! specification of entries on the enclosing operations adjusts it; a [`DataLayout`] answers. The model, its numbers
//! and its texts follow MLIR's data layout subsystem.
//!
//! | module | contents |
//! |---|---|
//! | `size`, `error` | the values that a query returns |
//! | `rule`, `count` | layouts as declarations, and their arithmetic |
//! | `interpret` | running a rule |
//! | `generated`, `scope_interface` | the interfaces of types, attributes and dialects; of operations |
//! | `interface` | answers of types in addition to a rule |
//! | `property` | properties of a scope that do not belong to a type |
//! | `entry` | entries of a specification |
//! | `combine`, `verify` | nested specifications, and their checks |
//! | `llvm_string` | LLVM's data layout strings |
//! | `picture`, `json` | layouts as text, SVG and JSON |
//! | `report` | the answers to a file's queries as JSON |
//! | `scope` | operations that carry a layout |
//! | `values` | the attributes that entries hold |
//! | `data_layout`, `cache`, `atomic_map`, `failures` | the object that is queried, and its caches |
//! | `query` | the view of it for types and scopes |
//!
//! Not here: the attributes that hold a specification (`dlti`), the types of
//! other dialects, which bring their own rules.

pub(crate) mod aggregate;
mod atomic_map;
mod cache;
mod combine;
mod count;
pub(crate) mod data_layout;
pub(crate) mod entry;
pub(crate) mod error;
mod failures;
#[rustfmt::skip]
mod generated;
pub(crate) mod interface;
pub(crate) mod interpret;
#[cfg(any(feature = "ir", feature = "pictures"))]
mod json;
#[cfg(feature = "llvm")]
mod llvm_string;
#[cfg(feature = "pictures")]
mod picture;
mod property;
pub(crate) mod query;
#[cfg(feature = "ir")]
mod report;
pub(crate) mod rule;
#[cfg(feature = "ir")]
mod scope;
#[cfg(feature = "ir")]
#[rustfmt::skip]
mod scope_interface;
pub(crate) mod size;
pub(crate) mod values;
pub(crate) mod verify;

pub use aggregate::{ArrayShape, Field, StructShape, TypeShape};
pub use combine::combine_entries;
pub use count::{CountExpr, CountOp};
pub use data_layout::{DataLayout, Limits, TypeLayout};
pub use entry::{AlignmentBits, DataLayoutEntry, EntryKey, PointerBits};
pub use error::LayoutError;
pub use generated::*;
pub use interface::{LayoutRuleOverrides, RULE_TABLE};
#[cfg(feature = "llvm")]
pub use llvm_string::{LlvmDataLayout, LlvmFact, LlvmType, LlvmTypeEntry};
#[cfg(feature = "pictures")]
pub use picture::{AddressTable, Hole, Picture, PictureDiff, PictureField, ReorderHint};
pub use property::ScopeProperty;
pub use query::LayoutQuery;
#[cfg(feature = "ir")]
pub use report::{Report, asked_types, query_json, report_json};
pub use rule::{Compatibility, EntryRule, EntryValue, LayoutRule};
#[cfg(feature = "ir")]
pub(crate) use scope::{
    BadScope, SpecCheck, first_attribute, has_usual_spec, layout_attributes, verify_scope,
};
#[cfg(feature = "ir")]
pub use scope::{DetachedDataLayout, ScopedDataLayout, StaleDataLayout, is_scope};
#[cfg(feature = "ir")]
pub use scope_interface::*;
pub use size::TypeSize;
pub use values::dense_i64_elements;
pub use verify::verify_entries;
