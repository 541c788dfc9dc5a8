//! Names of files: paths, texts of the library, and documents that are not files.

use gen_lsp_types::Uri;
use std::fmt;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// The name of a text: an absolute path; the name of a text in Isogloss's library, such as `isogloss/Op.td`; or the URI of a
/// document that is none of these.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct FileName(Arc<str>);

impl fmt::Debug for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The scheme of the library's texts, which are not on disk. Neovim takes a name for a URI only with `://`; VS Code writes such
/// URIs with one slash.
const LIBRARY: &str = "isogloss:";

impl FileName {
    pub(crate) fn new(name: &str) -> Self {
        Self(name.into())
    }

    pub(crate) fn of_path(path: &Path) -> Self {
        Self(normalized(path).to_string_lossy().as_ref().into())
    }

    pub(crate) fn of_uri(uri: &Uri) -> Self {
        let uri = uri.as_ref();
        if let Some(path) = uri.strip_prefix("file://") {
            // A host is empty or this machine.
            let path = path.find('/').map_or(path, |slash| &path[slash..]);
            return Self::of_path(Path::new(&decoded(path)));
        }
        match uri.strip_prefix(LIBRARY) {
            Some(name) => Self(decoded(name.trim_start_matches('/')).into()),
            None => Self(uri.into()),
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The path, of a file on disk.
    pub(crate) fn path(&self) -> Option<&Path> {
        let path = Path::new(&*self.0);
        path.is_absolute().then_some(path)
    }

    /// Whether it is a text of the library.
    pub(crate) fn is_library(&self) -> bool {
        self.0.starts_with("isogloss/")
    }

    pub(crate) fn uri(&self) -> Uri {
        Uri(if self.path().is_some() {
            format!("file://{}", encoded(&self.0))
        } else if self.is_library() {
            format!("{LIBRARY}///{}", encoded(&self.0))
        } else {
            self.0.to_string()
        })
    }

    /// Whether it is a text that the server made: see `World::add_virtual`.
    pub(crate) fn is_virtual(&self) -> bool {
        self.0.starts_with('<')
    }

    /// The last part, for people.
    pub(crate) fn short(&self) -> &str {
        self.0.rsplit('/').next().unwrap_or(&self.0)
    }
}

/// A path without `.` and `..`, as far as that follows from its text.
pub(crate) fn normalized(path: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                result.pop();
            }
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => result.push(component),
        }
    }
    result
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.filter(|_| *first == b'%').and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn encoded(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~+@,=".contains(&byte) {
            result.push(char::from(byte));
        } else {
            result.push_str(&format!("%{byte:02X}"));
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_and_back() {
        for uri in
            ["file:///a/b%20c.td", "file:///%C3%A4.td", "isogloss:///isogloss/Op.td", "untitled:Untitled-1"]
        {
            let uri = Uri(uri.to_owned());
            assert_eq!(FileName::of_uri(&uri).uri(), uri);
        }
        let name = FileName::of_uri(&Uri("file://localhost/a/./b/../c%3Ad.td".to_owned()));
        assert_eq!(name.path(), Some(Path::new("/a/c:d.td")));
        assert!(FileName::of_uri(&Uri("isogloss:/isogloss/Op.td".to_owned())).is_library());
    }
}
