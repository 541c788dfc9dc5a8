//! `projection-dict(...)`: see [`projection`](super::projection).

pub(super) use super::projection::dictionary::{parse, print};
