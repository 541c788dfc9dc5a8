//! A dialect of sequences of samples: the second part of the tutorial, `docs/tutorial/operations.md`.
#![forbid(unsafe_code)]

isogloss::include_dialect!("signal");

mod directive;
mod flow;
mod fold;
mod form;
mod infer;
mod model;
mod region;

pub mod build;
pub mod rewrite;
pub mod walk;
