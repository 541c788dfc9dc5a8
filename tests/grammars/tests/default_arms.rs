//! No `match` over an enum of the project ends in `_ =>`: with a new variant, the places that must handle it do not compile.
//!
//! Of an enum with many variants, as tokens, most places ask for a few. It may have a default arm.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};
use syn::visit::{self, Visit};
use syn::{Arm, ExprMatch, File, ItemEnum, ItemImpl, Pat, Type};

/// The folders of the product.
const FOLDERS: [&str; 10] = [
    "cli/src",
    "codegen",
    "defs/src",
    "dialects/src",
    "fmt/src",
    "lsp/src",
    "macros/src",
    "runtime",
    "stack/src",
    "tree/src",
];

/// How many variants an enum may have whose matches list all of them.
const MANY: usize = 9;

/// Enums that are not checked: those of which a default arm is all that the author of an input should not have written, and
/// those with a name of `syn`'s.
const UNCHECKED: [&str; 2] = ["Argument", "Type"];

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

/// The names of the enums, with the largest number of variants of one.
#[derive(Default)]
struct Enums(BTreeMap<String, usize>);

impl<'a> Visit<'a> for Enums {
    fn visit_item_enum(&mut self, item: &'a ItemEnum) {
        let most = self.0.entry(item.ident.to_string()).or_default();
        *most = item.variants.len().max(*most);
    }
}

/// The matches with a default arm in a file.
struct Matches<'e> {
    enums: &'e Enums,
    /// What `Self` is.
    this: String,
    found: Vec<(usize, BTreeSet<String>)>,
}

impl Matches<'_> {
    /// The enums whose variants a pattern names.
    fn named(&self, pattern: &Pat, named: &mut BTreeSet<String>) {
        let path = match pattern {
            Pat::Path(path) => &path.path,
            Pat::Struct(pattern) => &pattern.path,
            Pat::TupleStruct(pattern) => &pattern.path,
            Pat::Or(pattern) => return pattern.cases.iter().for_each(|case| self.named(case, named)),
            Pat::Paren(pattern) => return self.named(&pattern.pat, named),
            Pat::Guard(pattern) => return self.named(&pattern.pat, named),
            Pat::Reference(pattern) => return self.named(&pattern.pat, named),
            Pat::Ident(pattern) => {
                return pattern.subpat.iter().for_each(|(_, pattern)| self.named(pattern, named));
            }
            _ => return,
        };
        let mut segments = path.segments.iter().rev().skip(1);
        let Some(parent) = segments.next().map(|segment| segment.ident.to_string()) else { return };
        named.insert(if parent == "Self" { self.this.clone() } else { parent });
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
        let default = |arm: &&Arm| matches!(arm.pat, Pat::Wild(_));
        let Some(default) = item.arms.iter().find(default) else { return };
        let mut named = BTreeSet::new();
        item.arms.iter().for_each(|arm| self.named(&arm.pat, &mut named));
        named.retain(|name| {
            let is_small = self.enums.0.get(name).is_some_and(|&variants| variants <= MANY);
            is_small && !UNCHECKED.contains(&name.as_str())
        });
        if !named.is_empty() {
            let Pat::Wild(wild) = &default.pat else { return };
            self.found.push((wild.underscore_token.spans[0].start().line, named));
        }
    }
}

#[test]
fn matches_over_own_enums_list_the_variants() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    FOLDERS.iter().for_each(|folder| sources(&root.join(folder), &mut paths));
    paths.sort();
    let parse = |path: &PathBuf| -> File {
        let text = fs::read_to_string(path).expect("a source file");
        syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let files: Vec<(PathBuf, File)> = paths.into_iter().map(|path| (path.clone(), parse(&path))).collect();
    let mut enums = Enums::default();
    files.iter().for_each(|(_, file)| enums.visit_file(file));
    let mut wrong = Vec::new();
    for (path, file) in &files {
        let path = path.strip_prefix(&root).unwrap_or(path).display();
        let mut matches = Matches { enums: &enums, this: String::new(), found: Vec::new() };
        matches.visit_file(file);
        wrong.extend(matches.found.into_iter().map(|(line, named)| format!("{path}:{line}: {named:?}")));
    }
    assert!(wrong.is_empty(), "{} default arms:\n{}", wrong.len(), wrong.join("\n"));
}
