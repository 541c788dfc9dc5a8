//! Dialects as Rust: derives, `dialect!`, and the behaviour of their handles, builders and interfaces.

pub mod calc;
pub mod canonicalizers;
pub mod derives;
pub mod directives;
pub mod foreign_interfaces;
mod help_lines;
pub mod interfaces_derive;
pub mod layout_rules;
pub mod operation_builders;
pub mod operation_folding;
pub mod operation_interfaces;
pub mod operations;
pub mod operations_derive;
pub mod recursive_types;
pub mod rewrite_patterns;
pub mod rewriting;
