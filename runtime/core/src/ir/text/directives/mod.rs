//! The directives of operations' formats with arguments whose text is the library's: a file for each, with the function that
//! parses it and the one that prints it. They are called as an author's `custom<X>` is. The generator's row, of the same
//! name, is in `model/format/directives.rs`.
//!
//! Not here: directives without arguments (`bare`), and those that the interpreter of formats has itself (`type`,
//! `functional-type`, `oilist`).

use crate::ir::format::{OpArgument, OpDirective};
use std::ptr;

macro_rules! directives {
    ($($(#[$doc:meta])* $module:ident $constant:ident $name:literal $expected:literal $form:literal;)*) => {
        $(
            mod $module;

            $(#[$doc])*
            pub static $constant: OpDirective =
                OpDirective { name: $name, parse: $module::parse, print: $module::print };
        )*

        /// The directive of that name in formats.
        #[must_use]
        pub fn directive(name: &str) -> Option<&'static OpDirective> {
            [$(&$constant,)*].into_iter().find(|directive| directive.name == name)
        }

        /// What an error expects where a directive finds nothing of its text, and how readers of errors see the text.
        pub(super) fn words(directive: &'static OpDirective) -> Option<(&'static str, &'static str)> {
            let all: &[(&'static OpDirective, _)] = &[$((&$constant, ($expected, $form)),)*];
            all.iter().find(|(known, _)| ptr::eq(*known, directive)).map(|(_, words)| *words)
        }
    };
}

// The file; the table; the name in formats; what its text is, where it is missing; its text, as readers of errors see it.
directives! {
    /// A list of values and integers: `[%a, 4]`.
    dynamic_index_list DYNAMIC_INDEX_LIST "dynamic-index-list" "a list of values and integers" "[%value, 4, ...]";
    /// An affine map, and the values that it is applied to: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`.
    applied_map APPLIED_MAP "applied-map" "an affine map" "#map(%operand, ...)";
    /// The arguments of a region, each with the operand that it gets: `(%a = %b : i32)`.
    bindings BINDINGS "bindings" "'('" "(%argument = %operand : type, ...)";
    /// One type if all types are equal; otherwise a function type.
    common_type COMMON_TYPE "common-type" "a type" "type";
    /// Attributes after their names: `a = 1, b = 2`.
    fields STRUCT "struct" "the name of an attribute" "name = value, ...";
    /// A region whose arguments other directives name.
    body BODY "body" "'{' to begin a region" "{...}";
    /// A string as a keyword.
    keyword KEYWORD "keyword" "a keyword" "keyword";
    /// The arguments and results of a function: `(%a: i32 {d.x}) -> f32`.
    signature SIGNATURE "signature" "'('" "(%argument: type, ...) -> type";
}

/// The index of an argument that is a property, or the `ref` of one.
fn property(argument: &OpArgument) -> Option<usize> {
    match argument {
        OpArgument::Property(index) => Some(usize::from(*index)),
        OpArgument::Ref(inner) => property(inner),
        OpArgument::Operand(_)
        | OpArgument::Region(_)
        | OpArgument::Successor(_)
        | OpArgument::Types(_)
        | OpArgument::AttrDict
        | OpArgument::PropDict
        | OpArgument::Text(_) => None,
    }
}

/// The index of an argument that is a region, or the `ref` of one.
fn region(argument: &OpArgument) -> Option<usize> {
    match argument {
        OpArgument::Region(index) => Some(usize::from(*index)),
        OpArgument::Ref(inner) => region(inner),
        OpArgument::Operand(_)
        | OpArgument::Property(_)
        | OpArgument::Successor(_)
        | OpArgument::Types(_)
        | OpArgument::AttrDict
        | OpArgument::PropDict
        | OpArgument::Text(_) => None,
    }
}
