//! The files below the folders of the workspace.

use super::{World, locked};
use crate::language::LanguageId;
use crate::names::FileName;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Files below the folders of the workspace.
#[derive(Debug, Default)]
pub(crate) struct WorkspaceFiles {
    pub(crate) definitions: Vec<FileName>,
    pub(crate) ir: Vec<FileName>,
    /// The definition files below the include directories.
    pub(crate) included: Vec<FileName>,
    /// For each definition file, the names that it includes.
    pub(crate) includes: BTreeMap<FileName, Vec<String>>,
}

/// The maximum number of scanned files of a workspace.
const MOST_FILES: usize = 20_000;

/// The maximum number of scanned folders of a workspace: it may be a home directory.
const MOST_FOLDERS: usize = 100_000;

impl World {
    /// Whether a file is below a folder of the workspace.
    pub(crate) fn is_in_workspace(&self, name: &FileName) -> bool {
        name.path().is_some_and(|path| self.settings.folders.iter().any(|folder| path.starts_with(folder)))
    }

    /// The files below the folders of the workspace.
    pub(crate) fn workspace(&self) -> Arc<WorkspaceFiles> {
        let mut known = locked(&self.shared.workspace);
        if let Some(files) = &*known {
            return files.clone();
        }
        let mut files = WorkspaceFiles::default();
        let mut pending: Vec<PathBuf> = self.settings.folders.clone();
        let mut left = MOST_FILES;
        for _ in 0..MOST_FOLDERS {
            let Some(folder) = pending.pop() else { break };
            let Ok(entries) = std::fs::read_dir(&folder) else { continue };
            let mut paths: Vec<_> =
                entries.flatten().map(|entry| (entry.path(), entry.file_type())).collect();
            paths.sort_by(|(one, _), (other, _)| one.cmp(other));
            for (path, kind) in paths {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                match kind {
                    Ok(kind) if kind.is_dir() => {
                        // Folders of tools, and build outputs.
                        let is_tool = name.starts_with('.') || matches!(&*name, "node_modules" | "target");
                        if !is_tool {
                            pending.push(path);
                        }
                    }
                    Ok(_) if left > 0 && name.ends_with(".td") => {
                        left -= 1;
                        let text = std::fs::read(&path).unwrap_or_default();
                        let file = FileName::of_path(&path);
                        files.includes.insert(file.clone(), included_names(&text));
                        files.definitions.push(file);
                    }
                    Ok(_) if left > 0 && name.ends_with(".mlir") => {
                        left -= 1;
                        files.ir.push(FileName::of_path(&path));
                    }
                    Ok(_) | Err(_) => {}
                }
            }
        }
        for document in self.open.values() {
            if document.language == LanguageId::TableGen {
                if !files.definitions.contains(&document.name) {
                    files.definitions.push(document.name.clone());
                }
                files.includes.insert(document.name.clone(), included_names(document.text.as_bytes()));
            } else if !files.ir.contains(&document.name) {
                files.ir.push(document.name.clone());
            }
        }
        let directories = self.include_dirs();
        files.included =
            directories.iter().flat_map(|directory| crate::ir::definition_files(directory)).collect();
        let files = Arc::new(files);
        *known = Some(files.clone());
        files
    }
}

/// The names that a text includes.
fn included_names(text: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    for at in memchr::memmem::find_iter(text, b"include") {
        let rest = text[at + b"include".len()..].trim_ascii_start();
        let Some(rest) = rest.strip_prefix(b"\"") else { continue };
        if let Some(end) = memchr::memchr(b'"', rest) {
            names.push(String::from_utf8_lossy(&rest[..end]).into_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::included_names;

    #[test]
    fn names_of_included_files() {
        let text = b"include \"a.td\"\n// include\ninclude\"b/c.td\" include d";
        assert_eq!(included_names(text), ["a.td", "b/c.td"]);
    }
}
