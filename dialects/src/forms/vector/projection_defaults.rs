//! `projection-defaults(...)`: see [`projection`](super::projection).

pub(super) use super::projection::defaults::{parse, print};
