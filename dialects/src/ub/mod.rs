//! The `ub` dialect: undefined behaviour (MLIR, "'ub' Dialect").

#[rustfmt::skip]
mod generated;

pub use generated::*;

use isogloss::{Attribute, Context};

/// What `ub.poison` has without a value.
fn poison_attr(context: &Context) -> Attribute<'_> {
    PoisonAttr::get(context).into()
}
