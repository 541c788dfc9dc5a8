//! Facts about types and attributes that follow from the conditions of operands and properties.

use crate::builtin::{RankedTensorType, UnrankedTensorType};
use crate::constraint::{
    Class, Constraint, Pred,
    classes::{BASE_MEM_REF_TYPE, TENSOR_TYPE},
};
use crate::def::Def;
use crate::handle::DefHandle;
use crate::types::Type;
use std::ptr;

/// The definitions of the types that are tensors.
const TENSOR_DEFS: [&Def; 2] = [RankedTensorType::DEF, UnrankedTensorType::DEF];

impl Pred {
    /// The def that the first of several conditions names, or the common def of all alternatives.
    pub(crate) fn base_def(&self) -> Option<&'static Def> {
        match self {
            Self::Def(def) => Some(def),
            Self::Class(class) => class.def,
            Self::All([first, ..]) => first.base_def(),
            Self::Any([first, rest @ ..]) => {
                let def = first.base_def()?;
                rest.iter()
                    .all(|other| other.base_def().is_some_and(|found| ptr::eq(found, def)))
                    .then_some(def)
            }
            _ => None,
        }
    }

    /// The family of types that the first of several conditions names, if its types have a C++ class of their own but
    /// several definitions.
    pub(crate) fn base_family(&self) -> Option<&'static Class> {
        match self {
            Self::Class(class) => {
                [&BASE_MEM_REF_TYPE, &TENSOR_TYPE].into_iter().find(|family| ptr::eq(*family, *class))
            }
            Self::All([first, ..]) => first.base_family(),
            // Families with others, or with their own definitions.
            Self::Any(all) => {
                let family = all.iter().find_map(Self::base_family)?;
                let is_member = |def: &Def| {
                    ptr::eq(family, &TENSOR_TYPE) && TENSOR_DEFS.iter().any(|tensor| ptr::eq(*tensor, def))
                };
                let belongs = |pred: &Self| match pred.base_family() {
                    Some(other) => ptr::eq(other, family),
                    None => pred.base_def().is_some_and(is_member),
                };
                all.iter().all(belongs).then_some(family)
            }
            _ => None,
        }
    }
}

impl Constraint {
    /// The def of all types or attributes that it accepts, if the first condition names it.
    #[must_use]
    pub(crate) fn base_def(&self) -> Option<&'static Def> {
        self.pred.base_def()
    }

    /// Whether a type is not in the family of types that the first condition names, if it names one.
    pub(crate) fn is_outside_of_family(&self, ty: Type<'_>) -> bool {
        self.pred.base_family().is_some_and(|family| !(family.accepts)(ty.node()))
    }
}
