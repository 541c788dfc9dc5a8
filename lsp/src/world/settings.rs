//! The settings: of the command line, of the client, and of compilation databases.

use crate::Options;
use crate::names::{FileName, normalized};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The settings of the client and the command line.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    pub(crate) options: Options,
    pub(crate) folders: Vec<PathBuf>,
    /// Include directories by file, of compilation databases.
    pub(crate) databases: HashMap<FileName, Vec<PathBuf>>,
    /// The capabilities of the client.
    pub(crate) client: Client,
}

impl Settings {
    /// The settings for some folders, with the compilation databases of the options, and those that MLIR's build writes
    /// to the folders.
    pub(crate) fn new(options: Options, folders: Vec<PathBuf>, client: Client) -> Self {
        let mut paths = options.compilation_databases.clone();
        for folder in &folders {
            let usual = ["", "build"].map(|build| folder.join(build).join("tablegen_compile_commands.yml"));
            let is_new = |path: &PathBuf| path.is_file() && !options.compilation_databases.contains(path);
            paths.extend(usual.into_iter().filter(is_new));
        }
        let mut databases: HashMap<FileName, Vec<PathBuf>> = HashMap::new();
        for path in paths {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for (file, directories) in read_database(&text, path.parent().unwrap_or(Path::new("/"))) {
                databases.entry(file).or_default().extend(directories);
            }
        }
        Self { options, folders, databases, client }
    }
}

/// The capabilities of a client.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Client {
    pub(crate) snippets: bool,
    /// Whether the items of a completion can share one range.
    pub(crate) shares_edit_range: bool,
    pub(crate) hierarchical_symbols: bool,
    pub(crate) watches_files: bool,
    /// Whether it resolves the edit of an action when the action is chosen.
    pub(crate) resolves_edits: bool,
}

/// The include directories by file of a compilation database: YAML documents with `filepath:` and `includes:`, as
/// written by MLIR's build.
fn read_database(text: &str, directory: &Path) -> Vec<(FileName, Vec<PathBuf>)> {
    let mut result: Vec<(FileName, Vec<PathBuf>)> = Vec::new();
    for line in text.lines() {
        let Some((key, value)) = line.trim().split_once(':') else { continue };
        let value = value.trim().trim_matches('"').trim_matches('\'');
        let absolute = |path: &str| normalized(&directory.join(path));
        match key.trim() {
            "filepath" => result.push((FileName::of_path(&absolute(value)), Vec::new())),
            "includes" => {
                if let Some((_, directories)) = result.last_mut() {
                    directories.extend(value.split(';').filter(|path| !path.is_empty()).map(absolute));
                }
            }
            _ => {}
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilation_databases() {
        let text = "--- !FileInfo:\n  filepath: \"/a/b.td\"\n  includes: \"/inc;rel\"\n--- !FileInfo:\n  filepath: c.td\n  includes: /x\n";
        let found = read_database(text, Path::new("/build"));
        let expected = [
            (FileName::new("/a/b.td"), vec![PathBuf::from("/inc"), PathBuf::from("/build/rel")]),
            (FileName::new("/build/c.td"), vec![PathBuf::from("/x")]),
        ];
        assert_eq!(found, expected);
    }
}
