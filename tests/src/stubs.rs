//! Stubs of the code that the author of definitions writes, from a report alone.

use isogloss_codegen::{Hook, Report};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Items for all hooks of a report, with bodies that panic.
#[must_use]
pub fn stubs(report: &Report) -> String {
    let hooks: BTreeSet<&Hook> = report.entries.iter().flat_map(|entry| &entry.hooks).collect();
    let mut heads = BTreeSet::new();
    let mut out = String::new();
    for hook in hooks.into_iter().filter(|hook| heads.insert(hook.implement.as_str())) {
        let head = &hook.implement;
        let _ = if head.starts_with("pub struct") {
            writeln!(out, "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n{head};")
        } else if head.starts_with("pub fn") {
            writeln!(out, "{head} {{ panic!(\"compiled, never run\") }}")
        } else {
            let items = hook.signatures.iter().map(|signature| item(signature));
            writeln!(out, "{head} {{\n{}}}", items.collect::<String>())
        };
    }
    out
}

/// An item of a trait with a value or a body.
fn item(signature: &str) -> String {
    let declared = signature.trim_end_matches(';');
    if declared.starts_with("const") {
        format!("    {declared} = ::isogloss::def::ParamKind::Bool;\n")
    } else {
        format!("    {declared} {{ panic!(\"compiled, never run\") }}\n")
    }
}
