//! No general module of the runtime names a dialect in a string: dialects differ in fields of their tables, in traits and
//! in interfaces, which every dialect may have.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::path::{Path, PathBuf};
use std::{env, fs};
use syn::{Attribute, File, Item, Lit};

/// The general modules of the runtime: everything but the dialects' own.
const RUNTIME: &str = "runtime/core/src";
const DIALECTS: &str = "runtime/core/src/dialects";

/// Strings that have the name of a dialect and may, with the reason.
const ALLOWED: [(&str, &str, &str); 1] =
    [("layout/report.rs", "dlti", "the kind of a line of the report, which its readers know")];

/// The source files of the general modules.
fn sources(folder: &Path, dialects: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() && path != dialects {
            sources(&path, dialects, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") && attribute.meta.to_token_stream().to_string().contains("test")
}

/// The code of a file, without its unit tests.
fn code(path: &Path) -> TokenStream {
    let text = fs::read_to_string(path).expect("a source file");
    let mut file: File = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.items.retain(|item| !matches!(item, Item::Mod(module) if module.attrs.iter().any(is_test)));
    file.items.into_iter().map(Item::into_token_stream).collect()
}

/// The strings in tokens, with their lines. Attributes, and so comments, are skipped.
fn strings(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => drop(tokens.next()),
            TokenTree::Group(group) => strings(group.stream(), found),
            TokenTree::Literal(literal) => {
                let line = literal.span().start().line;
                match Lit::new(literal) {
                    Lit::Str(text) => found.push((line, text.value())),
                    Lit::ByteStr(text) => {
                        found.push((line, String::from_utf8_lossy(&text.value()).into_owned()));
                    }
                    _ => {}
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

#[test]
fn general_modules_name_no_dialect() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let dialects = root.join(DIALECTS);
    let folders = [dialects.as_path(), &root.join("dialects/src")].map(|folder| {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let named = entries.filter(|path| path.is_dir());
        named.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect::<Vec<_>>()
    });
    let names: Vec<String> = folders.concat();
    assert!(names.iter().any(|name| name == "builtin") && names.len() > 5, "{names:?}");
    let mut paths = Vec::new();
    sources(&root.join(RUNTIME), &dialects, &mut paths);
    paths.sort();
    let (mut wrong, mut allowed) = (Vec::new(), Vec::new());
    for path in &paths {
        let mut found = Vec::new();
        strings(code(path), &mut found);
        let path = path.strip_prefix(root.join(RUNTIME)).unwrap_or(path).to_string_lossy().into_owned();
        for (line, text) in found {
            let (dialect, is_op) =
                text.split_once('.').map_or((&*text, false), |(dialect, _)| (dialect, true));
            let own = names.iter().any(|name| name == dialect);
            // `index` and `complex` are also types.
            let is_type = !is_op && matches!(dialect, "index" | "complex");
            if !own || is_type {
                continue;
            }
            match ALLOWED.iter().position(|(file, known, _)| *file == path && *known == text) {
                Some(at) => allowed.push(at),
                None => wrong.push(format!("{path}:{line}: {text:?}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{} strings with the name of a dialect:\n{}", wrong.len(), wrong.join("\n"));
    let unused: Vec<_> =
        (0..ALLOWED.len()).filter(|at| !allowed.contains(at)).map(|at| ALLOWED[at]).collect();
    assert!(unused.is_empty(), "no longer there: {unused:?}");
}
