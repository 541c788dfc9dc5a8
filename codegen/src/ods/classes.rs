//! The kind of a record, by the ODS class that it derives from.

use crate::model::op::InterfaceVerify;
use crate::model::{DefKind, InterfaceKind};
use isogloss_tablegen::Record;

/// The kind of a def: type or attribute.
pub(super) fn def_kind(def: Record<'_>) -> DefKind {
    if def.is_subclass_of("TypeDef") { DefKind::Type } else { DefKind::Attribute }
}

/// The kind of an interface; `None` for a kind without a counterpart in Rust.
pub(super) fn interface_kind(interface: Record<'_>) -> Option<InterfaceKind> {
    let kinds = [
        ("TypeInterface", InterfaceKind::Values(DefKind::Type)),
        ("AttrInterface", InterfaceKind::Values(DefKind::Attribute)),
        ("OpInterface", InterfaceKind::Operations),
        ("DialectInterface", InterfaceKind::Dialects),
    ];
    kinds.into_iter().find(|(class, _)| interface.is_subclass_of(class)).map(|(_, kind)| kind)
}

/// The meaning of the field `verify` of an interface of operations.
pub(super) fn verify_of(interface: Record<'_>) -> InterfaceVerify {
    match interface.find::<&str>("verify") {
        Some(verify) if !verify.trim().is_empty() => {
            if interface.find::<bool>("verifyWithRegions").unwrap_or(false) {
                InterfaceVerify::After
            } else {
                InterfaceVerify::Before
            }
        }
        _ => InterfaceVerify::None,
    }
}
