//! The pages of the book in `docs/`: their blocks of code, and their generated parts.

use crate::repository;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A fenced block of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The word after the fence: `rust`, `tablegen`, `sh`, `text`.
    pub language: String,
    /// The words after the language, separated by commas.
    pub attributes: Vec<String>,
    /// The file that the paragraph before the block names last: a word in backticks with an extension and a colon after it.
    pub file: Option<String>,
    /// The text of the block, with a line break at its end.
    pub text: String,
    /// The line of the fence, counted from one.
    pub line: usize,
}

/// The folder of the book.
#[must_use]
pub fn folder() -> PathBuf {
    repository().join("docs")
}

/// The text of a page.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn page(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("docs/{name}: {error}"))
}

/// The pages by their path below `docs/`, in order.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn pages() -> Vec<String> {
    fn collect(folder: &Path, prefix: &str, pages: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("the folder of the book") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a name in UTF-8");
            if entry.path().is_dir() {
                collect(&entry.path(), &format!("{prefix}{name}/"), pages);
            } else if name.ends_with(".md") {
                pages.push(format!("{prefix}{name}"));
            }
        }
    }
    let mut pages = Vec::new();
    collect(&folder(), "", &mut pages);
    pages.sort();
    pages
}

/// The fenced blocks of a page outside of its generated parts; none for a page that is generated as a whole.
///
/// # Panics
/// If a block does not end.
#[must_use]
pub fn blocks(page: &str) -> Vec<Block> {
    let (mut blocks, mut paragraph, mut generated) = (Vec::new(), String::new(), false);
    if page.starts_with("<!-- Generated from") {
        return blocks;
    }
    let mut lines = page.lines().zip(1..);
    while let Some((text, line)) = lines.next() {
        if text.starts_with("<!-- generated") {
            generated = true;
        } else if text.starts_with("<!-- end") {
            generated = false;
        }
        let Some(fence) = text.strip_prefix("```") else {
            if !text.is_empty() {
                paragraph.push_str(text);
                paragraph.push('\n');
            }
            continue;
        };
        let mut words = fence.split(',').map(str::to_owned);
        let language = words.next().unwrap_or_default();
        let mut code = String::new();
        loop {
            let (text, _) = lines.next().unwrap_or_else(|| panic!("line {line}: the block does not end"));
            if text == "```" {
                break;
            }
            code.push_str(text);
            code.push('\n');
        }
        let last = paragraph.trim_end().strip_suffix(':').and_then(|before| before.rsplit('`').nth(1));
        let file = last.filter(|name| name.contains('.') && !name.contains(' ')).map(str::to_owned);
        paragraph.clear();
        if !generated {
            blocks.push(Block { language, attributes: words.collect(), file, text: code, line });
        }
    }
    blocks
}

/// Compares a generated file of the book with its text. With `UPDATE_EXPECT=1` in the environment it is written.
///
/// # Panics
/// If it differs, or cannot be written.
pub fn check_file(name: &str, text: &str) {
    let path = folder().join(name);
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        fs::write(&path, text).expect("a writable file");
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "docs/{name} is stale; run this test with UPDATE_EXPECT=1");
}

/// As [`check_file`], for the part of a page between `<!-- generated: NAME ... -->` and `<!-- end -->`.
///
/// # Panics
/// As [`check_file`], and if the page has no such part.
pub fn check_part(name: &str, part: &str, text: &str) {
    let page = page(name);
    let start = format!("<!-- generated: {part} -->\n");
    let (before, rest) =
        page.split_once(&start).unwrap_or_else(|| panic!("docs/{name} has no part `{part}`"));
    let (_, after) = rest.split_once("<!-- end -->").expect("the part ends");
    check_file(name, &format!("{before}{start}\n{}\n\n<!-- end -->{after}", text.trim()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_files_and_attributes() {
        let page = "In `a.td` is\n\n```tablegen\ndef A;\n```\n\nand in `src/lib.rs`:\n\n```rust,ignore\nfn f() {}\n```\n\
                    <!-- generated: x -->\n```sh\nls\n```\n<!-- end -->\n\n```sh\nls\n```\n";
        let found = blocks(page);
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!((found[0].language.as_str(), found[0].file.as_deref()), ("tablegen", None));
        assert_eq!(
            (found[1].file.as_deref(), &found[1].attributes[..]),
            (Some("src/lib.rs"), &["ignore".to_owned()][..])
        );
        assert_eq!(
            (found[1].line, found[1].text.as_str(), found[2].file.as_deref()),
            (9, "fn f() {}\n", None)
        );
    }
}
