//! The static tables that describe dialects. Generated code consists of them.
//!
//! A generator writes one [`Def`] per type and attribute and one [`Dialect`]
//! that lists them; the parser, the printer, the verifier and the data layout
//! interpret the tables. Tables are made with struct update syntax from `new`, so that a
//! new field does not break a generated crate:
//!
//! ```
//! use isogloss::def::{Def, DefKind, Syntax};
//! static UNIT: Def = Def { mnemonic: Some("unit"), ..Def::new(DefKind::Type, "toy", "toy.unit", "UnitType") };
//! assert_eq!(UNIT.params.len(), 0);
//! ```
//!
//! Not here: the interpretation of the tables (`text`, `layout`) and their registration in
//! a context (`context`).

mod defs;
mod dialects;
mod enums;
mod formats;
mod hooks;
mod interfaces;

pub use defs::{
    Accepts, Constraint, Def, DefKind, ParamCodec, ParamDef, ParamKind, Presence, Verify, VerifyBody,
};
pub use dialects::{Dialect, DialectSyntax, Spelling, VerifyOpAttribute, VerifyRegionAttribute};
pub use enums::{EnumCase, EnumDef};
pub use formats::{
    BoundParams, CustomDirective, CustomSyntax, FormatElement, ParamPart, Print, StructField, Syntax,
};
pub use hooks::{OperationAttrVerify, RegionArgAttrVerify, RegionResultAttrVerify};
pub(crate) use interfaces::find_interface;
pub use interfaces::{ExternalModel, ExternalModels, Interface, InterfaceImpl, InterfaceTable, OpModel};
