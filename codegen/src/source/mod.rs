//! Tokens as formatted source.

pub(crate) mod comment;
mod layout;

pub(crate) use layout::{items, one_line};
