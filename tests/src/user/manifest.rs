//! What the compiler needs to know of a manifest.

/// A part of `Cargo.toml`.
#[derive(Debug, Default)]
pub(super) struct Manifest {
    name: String,
    pub(super) edition: String,
    pub(super) rust_version: String,
    /// The name in the crate's source, and that of the library. With those for tests.
    pub(super) dependencies: Vec<(String, String)>,
    pub(super) build_dependencies: Vec<(String, String)>,
}

impl Manifest {
    /// Reads a manifest in which each key has one line, and a dependency with another name than its package is a table in
    /// one line.
    pub(super) fn read(text: &str) -> Self {
        let mut manifest = Self { edition: "2015".to_owned(), ..Self::default() };
        let mut table = "";
        for line in text.lines().map(str::trim) {
            if line.starts_with('[') {
                table = line;
                if let Some(name) = table.strip_prefix("[dependencies.") {
                    manifest.dependencies.push(dependency(name.trim_end_matches(']'), ""));
                }
                continue;
            }
            let Some((key, value)) = line.split_once('=') else { continue };
            let (key, value) = (key.trim(), value.trim());
            match (table, key) {
                ("[package]", "name") => manifest.name = unquoted(value),
                ("[package]", "edition") => manifest.edition = unquoted(value),
                ("[package]", "rust-version") => manifest.rust_version = unquoted(value),
                ("[dependencies]" | "[dev-dependencies]", _) => {
                    manifest.dependencies.push(dependency(key, value));
                }
                ("[build-dependencies]", _) => manifest.build_dependencies.push(dependency(key, value)),
                _ => {}
            }
        }
        manifest
    }

    /// The name of the crate in Rust.
    pub(super) fn crate_name(&self) -> String {
        self.name.replace('-', "_")
    }
}

fn unquoted(value: &str) -> String {
    value.trim_matches('"').to_owned()
}

fn dependency(key: &str, value: &str) -> (String, String) {
    let package = value.split_once("package = \"").and_then(|(_, rest)| rest.split('"').next());
    (key.replace('-', "_"), package.unwrap_or(key).replace('-', "_"))
}

#[cfg(test)]
mod tests {
    use super::Manifest;

    #[test]
    fn dependencies_have_the_name_in_the_source_and_their_own() {
        let text = "[package]\nname = \"a-b\"\nedition = \"2024\"\n[dependencies]\n\
                    core_ir = { package = \"isogloss\", version = \"0.1.0\" }\n\
                    [dependencies.isogloss-dialects]\nfeatures = [\"arith\"]\n\
                    [build-dependencies]\nisogloss-codegen = { path = \"../isogloss/codegen\" }\n";
        let manifest = Manifest::read(text);
        assert_eq!((manifest.crate_name().as_str(), manifest.edition.as_str()), ("a_b", "2024"));
        let pair = |name: &str, library: &str| (name.to_owned(), library.to_owned());
        let dependencies = [pair("core_ir", "isogloss"), pair("isogloss_dialects", "isogloss_dialects")];
        assert_eq!(manifest.dependencies, dependencies);
        assert_eq!(manifest.build_dependencies, [pair("isogloss_codegen", "isogloss_codegen")]);
    }
}
