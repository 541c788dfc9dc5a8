//! The `ub` dialect: undefined behaviour (MLIR, "'ub' Dialect").

#[rustfmt::skip]
mod generated;

pub use generated::*;

use isogloss::{Attribute, Context};

/// The value of `ub.poison` by default.
fn poison_attr(context: &Context) -> Attribute<'_> {
    PoisonAttr::get(context).into()
}
