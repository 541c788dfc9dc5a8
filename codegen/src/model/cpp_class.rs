//! The C++ classes of expressions, as far as the text names them: by casts, declarations, and definitions.

use super::types::{TypeSyntax, TypeSyntaxKind};
use super::{Text, last_name, parse_type};
use isogloss_tablegen::Span;

/// A class of C++ with its template arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CppClass {
    /// Its name as written, with namespaces.
    pub(crate) name: String,
    arguments: Vec<CppClass>,
}

/// Signed numbers and truth values, of C++ and of Rust.
const SIGNED: &[&str] = &[
    "bool",
    "char",
    "int",
    "long",
    "long long",
    "short",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "i8",
    "i16",
    "i32",
    "i64",
];

/// Unsigned numbers.
const UNSIGNED: &[&str] = &[
    "size_t",
    "uint",
    "unsigned",
    "unsigned char",
    "unsigned int",
    "unsigned long",
    "unsigned long long",
    "unsigned short",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "u8",
    "u16",
    "u32",
    "u64",
];

impl CppClass {
    /// A class without template arguments.
    pub(crate) fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), arguments: Vec::new() }
    }

    /// The class that a type names; `None` for a pointer, a slice or a number.
    pub(crate) fn of(syntax: &TypeSyntax) -> Option<Self> {
        match &syntax.kind {
            TypeSyntaxKind::Path(names, arguments) => Some(Self {
                name: names.join("::"),
                arguments: arguments.iter().filter_map(Self::of).collect(),
            }),
            TypeSyntaxKind::Slice(_) | TypeSyntaxKind::Pointer | TypeSyntaxKind::Integer(_) => None,
        }
    }

    /// The class that a text names.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let syntax = parse_type(Text { text, locate: &|_| Span::NONE }).ok()?;
        Self::of(&syntax)
    }

    /// Its name without namespaces.
    pub(crate) fn last(&self) -> &str {
        last_name(&self.name)
    }

    /// Whether it is `auto`, so that the class is not written.
    pub(crate) fn is_deduced(&self) -> bool {
        self.name == "auto"
    }

    /// Whether it is a number or a truth value.
    pub(crate) fn is_number(&self) -> bool {
        SIGNED.contains(&self.last()) || self.is_unsigned()
    }

    /// Whether it is an unsigned number.
    pub(crate) fn is_unsigned(&self) -> bool {
        UNSIGNED.contains(&self.last())
    }

    /// Whether it may be absent (C++ `std::optional`).
    pub(crate) fn is_option(&self) -> bool {
        matches!(self.last(), "optional" | "Option")
    }

    /// Whether its truth value tells whether it is null.
    pub(crate) fn is_handle(&self) -> bool {
        self.is_option() || matches!(self.last(), "Value" | "Type" | "Attribute") || self.is_of_dialect()
    }

    /// Whether it is a type, an attribute or an interface, by the naming conventions of MLIR.
    pub(crate) fn is_of_dialect(&self) -> bool {
        let last = self.last();
        ["Attr", "Type", "Interface"].iter().any(|end| last.len() > end.len() && last.ends_with(end))
    }

    /// The class of the value in an option, or the class itself.
    pub(crate) fn without_option(self) -> Self {
        if self.is_option() { self.element().unwrap_or(self) } else { self }
    }

    /// The class of the elements of a list or an option.
    pub(crate) fn element(&self) -> Option<Self> {
        let is_list = matches!(self.last(), "ArrayRef" | "SmallVector" | "vector");
        if is_list || self.is_option() { self.arguments.first().cloned() } else { None }
    }
}

/// Whether a function is a member of C++ `mlir::Type`.
pub(crate) fn is_of_types(function: &str) -> bool {
    let Some(kind) = function.strip_prefix("is") else {
        return matches!(function, "hasTrait" | "hasPromiseOrImplementsInterface" | "getTypeID");
    };
    let is_format = kind.starts_with(['F', 'B', 'T']) && kind.chars().any(|letter| letter.is_ascii_digit());
    let kinds = [
        "Integer",
        "SignlessInteger",
        "SignedInteger",
        "UnsignedInteger",
        "Index",
        "IntOrIndex",
        "IntOrFloat",
        "IntOrIndexOrFloat",
        "SignlessIntOrIndex",
        "SignlessIntOrFloat",
        "SignlessIntOrIndexOrFloat",
        "Float",
    ];
    is_format || kinds.contains(&kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_told_apart_by_their_names() {
        let class = |text: &str| CppClass::parse(text).expect("a class");
        assert!(class("::llvm::ArrayRef<int64_t>").element().is_some_and(|element| element.is_number()));
        assert_eq!(class("::std::optional<::toy::BoxAttr>").without_option().name, "toy::BoxAttr");
        assert_eq!(class("const ::toy::BoxAttr &").last(), "BoxAttr");
        assert!(class("unsigned long").is_unsigned() && !class("int32_t").is_unsigned());
        assert!(
            class("::mlir::Type").is_handle()
                && class("BoxType").is_of_dialect()
                && !class("Type").is_of_dialect()
        );
        assert!(class("auto").is_deduced());
        assert_eq!(CppClass::parse("Operation *"), None);
    }

    #[test]
    fn functions_of_all_types_are_known() {
        for name in ["isF32", "isBF16", "isTF32", "isFloat8E5M2", "isInteger", "isIntOrFloat", "getTypeID"] {
            assert!(is_of_types(name), "{name}");
        }
        for name in ["isFoo", "getWidth", "isFast", "isScalable"] {
            assert!(!is_of_types(name), "{name}");
        }
    }
}
