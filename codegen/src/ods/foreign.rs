//! Definitions of MLIR's own classes, with code in C++: methods of interfaces, and types without a counterpart in Rust.

use crate::model::Method;
use crate::names;
use isogloss_tablegen::{Record, Records};
use std::collections::HashMap;

/// Whether definitions use MLIR's own classes, not the library's.
pub(super) fn is_of_mlir(records: &Records) -> bool {
    include_folder(records).is_some()
}

/// The prefix of the names of files that come with MLIR, if definitions use MLIR's own classes: MLIR's folder.
pub(super) fn include_folder(records: &Records) -> Option<String> {
    let sources = records.sources();
    ["Dialect", "Interface", "Constraint", "EnumInfo"].into_iter().find_map(|class| {
        let file = records.class(class).and_then(|class| sources.file_of(class.span()))?;
        let (folder, _) = sources.file(file).name().rsplit_once('/')?;
        let before = folder.strip_suffix("mlir/IR")?;
        let is_whole = before.is_empty() || before.ends_with('/');
        // The author's files may be in the current folder, too.
        let of_current = if before.trim_start_matches("./").is_empty() { "mlir/" } else { "" };
        is_whole.then(|| format!("{before}{of_current}"))
    })
}

/// Whether a file of MLIR defines a class, of ODS or of another generator of MLIR.
pub(super) fn includes_mlir(records: &Records) -> bool {
    let sources = records.sources();
    let file = |class: Record<'_>| sources.file_of(class.span()).map(|file| sources.file(file).name());
    records.classes().filter_map(file).any(|name| name.starts_with("mlir/") || name.contains("/mlir/"))
}

/// Numbers methods of the same name, because Rust has no overloading.
pub(super) fn rename_overloads(methods: &mut [Method]) {
    let mut known: HashMap<String, usize> = HashMap::new();
    for method in methods {
        let count = known.entry(names::method(&method.name.text).to_string()).or_default();
        *count += 1;
        if *count > 1 {
            method.name.text = format!("{}_{count}", method.name.text);
        }
    }
}

/// The name of the Rust type for a C++ type without a counterpart: `CppOperationPtr` for `::mlir::Operation *`.
pub(super) fn opaque_name(cpp: &str) -> String {
    let mut name = "Cpp".to_owned();
    let mut rest = cpp;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '*') {
        rest = &rest[start..];
        if let Some(after) = rest.strip_prefix('*') {
            name.push_str("Ptr");
            rest = after;
            continue;
        }
        let len = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let (word, after) = rest.split_at(len);
        rest = after;
        // A namespace, or a word without a meaning in Rust.
        if after.trim_start().starts_with("::") || ["const", "struct", "class", "typename"].contains(&word) {
            continue;
        }
        for part in word.split('_') {
            let mut letters = part.chars();
            name.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
            name.push_str(letters.as_str());
        }
    }
    name
}

/// The name of the function for a default value in C++, before its case is converted:
/// `cpp_default_IntegerType_get_ctxt_64` for `IntegerType::get($_ctxt, 64)`.
pub(super) fn default_name(cpp: &str) -> String {
    let words = cpp.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.map(|word| word.trim_matches('_')).collect();
    format!("cpp_default_{}", words.join("_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_default_values_are_their_words() {
        assert_eq!(default_name("IntegerType::get($_ctxt, 64)"), "cpp_default_IntegerType_get_ctxt_64");
    }

    #[test]
    fn names_of_opaque_types_are_those_of_the_cpp_types() {
        for (cpp, name) in [
            ("::mlir::Operation *", "CppOperationPtr"),
            ("const ::mlir::DataLayout &", "CppDataLayout"),
            ("::llvm::FailureOr<::llvm::SmallVector<Foo*>>", "CppFailureOrSmallVectorFooPtr"),
            ("::llvm::function_ref<void(int64_t)>", "CppFunctionRefVoidInt64T"),
        ] {
            assert_eq!(opaque_name(cpp), name, "{cpp}");
        }
    }
}
