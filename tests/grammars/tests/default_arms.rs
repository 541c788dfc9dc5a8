//! No `match` over an enum of the project ends in `_ =>`: with a new variant, the code that must handle it does not
//! compile.
//!
//! Nested patterns count: `Some(Enum::Variant)`, tuples. For some enums, such as tokens, most matches name a few
//! variants.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};
use syn::visit::{self, Visit};
use syn::{Arm, ExprMatch, File, ItemEnum, ItemImpl, Pat, Type, UseRename};

/// The folders of the product.
const FOLDERS: [&str; 12] = [
    "cli/src",
    "codegen",
    "defs/src",
    "dialects/src",
    "fmt/src",
    "lsp/src",
    "macros/src",
    "runtime",
    "stack/src",
    "support/src",
    "testing/src",
    "tree/src",
];

/// Enums whose matches may have a default arm, each with the reason.
const UNCHECKED: [(&str, &str); 16] = [
    ("Tok", "tokens of IR: a place asks for the few that may follow there"),
    ("TokenKind", "tokens of TableGen: the same"),
    ("Rule", "rules of generated parsers: a place asks for those that its own rule contains"),
    ("Expr", "the syntax tree of TableGen: an expression that a place does not look into"),
    ("NodeKind", "the lossless tree of TableGen: it will grow, and other crates must have a default arm"),
    ("CppExprKind", "the syntax tree of C++: expressions that are not understood, and stay text"),
    ("Node", "values of records: an operator takes the kinds that it can fold"),
    ("Value", "values of fields: a reader takes the kind that its field has"),
    ("Param", "stored values: an accessor takes the kind that its parameter has"),
    (
        "ParamKind",
        "kinds of parameters: `encode`, `parse` and `print` list all, other places ask about lists and numbers",
    ),
    ("ParamType", "the same in the model: `rust_type::value` and `ParamType::kind` list all"),
    (
        "Pred",
        "conditions: `Pred::holds_if` lists all; what walks through lists of them, or asks for one, does not",
    ),
    ("FloatKind", "formats of floats: a place computes with the two that Rust has"),
    ("Severity", "of diagnostics: it will grow, and other crates must have a default arm"),
    ("Argument", "arguments of derives: the default arm is what an author should not have written"),
    ("Type", "a name of `syn`'s"),
];

/// The source files of a folder, without tests.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        let is_test = path.ends_with("tests") || path.ends_with("benches") || path.ends_with("target");
        if path.is_dir() && !is_test {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn is_unchecked(name: &str) -> bool {
    UNCHECKED.iter().any(|(unchecked, _)| *unchecked == name)
}

/// Whether a pattern says nothing of a value except that an option has one: `_`, `Some(_) | None`, `(_, _)`. A name
/// passes the value on.
fn matches_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Paren(pattern) => matches_all(&pattern.pat),
        Pat::Tuple(pattern) => pattern.elems.iter().all(matches_all),
        Pat::TupleStruct(pattern) => pattern.path.is_ident("Some") && pattern.elems.iter().all(matches_all),
        Pat::Or(pattern) => pattern.cases.iter().any(matches_all),
        _ => false,
    }
}

/// The names of the enums.
#[derive(Default)]
struct Enums(BTreeSet<String>);

impl<'a> Visit<'a> for Enums {
    fn visit_item_enum(&mut self, item: &'a ItemEnum) {
        self.0.insert(item.ident.to_string());
    }
}

/// The other names that a file gives to its imports.
#[derive(Default)]
struct Aliases(BTreeMap<String, String>);

impl<'a> Visit<'a> for Aliases {
    fn visit_use_rename(&mut self, item: &'a UseRename) {
        self.0.insert(item.rename.to_string(), item.ident.to_string());
    }
}

/// The matches with a default arm in a file.
struct Matches<'e> {
    enums: &'e Enums,
    aliases: Aliases,
    /// The type of `Self`.
    this: String,
    found: Vec<(usize, BTreeSet<String>)>,
}

impl Matches<'_> {
    /// The enum that a path to a variant names.
    fn parent(&self, path: &syn::Path) -> Option<String> {
        let parent = path.segments.iter().rev().nth(1)?.ident.to_string();
        if parent == "Self" {
            return Some(self.this.clone());
        }
        Some(self.aliases.0.get(&parent).cloned().unwrap_or(parent))
    }

    /// The enums whose variants a pattern names. The contents of a variant of an unchecked enum are part of its choice,
    /// and a list has a length besides its elements.
    fn named(&self, pattern: &Pat, named: &mut BTreeSet<String>) {
        let (path, parts): (_, Vec<&Pat>) = match pattern {
            Pat::Path(path) => (&path.path, Vec::new()),
            Pat::Struct(pattern) => (&pattern.path, pattern.fields.iter().map(|field| &*field.pat).collect()),
            Pat::TupleStruct(pattern) => (&pattern.path, pattern.elems.iter().collect()),
            Pat::Or(pattern) => return pattern.cases.iter().for_each(|case| self.named(case, named)),
            Pat::Tuple(pattern) => return pattern.elems.iter().for_each(|part| self.named(part, named)),
            Pat::Paren(pattern) => return self.named(&pattern.pat, named),
            Pat::Guard(pattern) => return self.named(&pattern.pat, named),
            Pat::Reference(pattern) => return self.named(&pattern.pat, named),
            Pat::Ident(pattern) => {
                return pattern.subpat.iter().for_each(|(_, pattern)| self.named(pattern, named));
            }
            _ => return,
        };
        let parent = self.parent(path);
        if !parent.as_ref().is_some_and(|parent| is_unchecked(parent)) {
            parts.into_iter().for_each(|part| self.named(part, named));
        }
        named.extend(parent);
    }
}

impl<'a> Visit<'a> for Matches<'_> {
    fn visit_item_impl(&mut self, item: &'a ItemImpl) {
        let this = match &*item.self_ty {
            Type::Path(path) => {
                path.path.segments.last().map_or_else(String::new, |last| last.ident.to_string())
            }
            _ => String::new(),
        };
        let outer = std::mem::replace(&mut self.this, this);
        visit::visit_item_impl(self, item);
        self.this = outer;
    }

    fn visit_expr_match(&mut self, item: &'a ExprMatch) {
        visit::visit_expr_match(self, item);
        let default = |arm: &&Arm| matches_all(&arm.pat);
        let Some(default) = item.arms.iter().find(default) else { return };
        let mut named = BTreeSet::new();
        item.arms.iter().for_each(|arm| self.named(&arm.pat, &mut named));
        named.retain(|name| self.enums.0.contains(name) && !is_unchecked(name));
        if !named.is_empty() {
            self.found.push((syn::spanned::Spanned::span(&default.pat).start().line, named));
        }
    }
}

/// The default arms in files: the name of each file with the line and the enums.
fn default_arms(files: &[(String, File)]) -> Vec<String> {
    let mut enums = Enums::default();
    files.iter().for_each(|(_, file)| enums.visit_file(file));
    let mut wrong = Vec::new();
    for (name, file) in files {
        let mut aliases = Aliases::default();
        aliases.visit_file(file);
        let mut matches = Matches { enums: &enums, aliases, this: String::new(), found: Vec::new() };
        matches.visit_file(file);
        wrong.extend(matches.found.into_iter().map(|(line, named)| format!("{name}:{line}: {named:?}")));
    }
    wrong
}

#[test]
fn matches_over_own_enums_list_the_variants() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    FOLDERS.iter().for_each(|folder| sources(&root.join(folder), &mut paths));
    paths.sort();
    let parse = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source file");
        let name = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, file)
    };
    let wrong = default_arms(&paths.iter().map(parse).collect::<Vec<_>>());
    assert!(wrong.is_empty(), "{} default arms:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn default_arms_are_found() {
    let text = "
        use Color as C;
        enum Color { Red, Mixed(Shade) }
        enum Shade { Dark, Light }
        enum Tok { Word(Shade) }
        impl Color {
            fn matches(self, shade: Option<Shade>, tok: Tok, list: &[Color]) {
                match self { C::Red => 1, _ => 2 };
                match (self, shade) { (Self::Red, None) => 1, _ => 2 };
                match shade { Some(Shade::Dark) if true => 1, Some(_) | None => 2 };
                match Some(&self) { Some(&Color::Mixed(Shade::Light)) => 1, (_) => 2 };
                match self { Self::Red => 1, other => other.into() };
                match tok { Tok::Word(Shade::Dark) => 1, _ => 2 };
                match list { [Color::Red] => 1, _ => 2 };
                match shade { Some(Shade::Dark) => 1, Some(Shade::Light) | None => 2 };
            }
        }";
    let file = syn::parse_file(text).expect("a Rust file");
    let found = default_arms(&[("a.rs".to_owned(), file)]);
    let expected = [
        r#"a.rs:8: {"Color"}"#,
        r#"a.rs:9: {"Color"}"#,
        r#"a.rs:10: {"Shade"}"#,
        r#"a.rs:11: {"Color", "Shade"}"#,
    ];
    assert_eq!(found, expected);
}
