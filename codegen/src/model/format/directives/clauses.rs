//! Operands in clauses after words, with tags for kinds of devices.

use super::{Accepts, Directive, TextRow, form, text};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "a region, and clauses: a word, operands, their types, and attributes",
        usage: "region-clauses($body, \"private\", $vars, type($vars), $syms, $flag, \"reduction=#d.kind<|>\", ...)",
        meaning: "the arguments of a region in clauses, each with the operands that they get: `private(@a %x -> %y : i8)`. After the types of a clause are its attributes: an array of symbols, `@a`; flags for each, `byref`; a flag after the clause, `private_barrier`; a word before, `mod: task`, with the texts around it in the word of the clause, or without these an array of attributes after the symbols, `@a 1 : i8`; numbers, `[map_idx=0]`. The only attribute of a clause has symbols",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::MoreEntry, Accepts::Any],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..text("region-clauses")
    },
    Directive {
        expected: "a tag, and the one that is not written",
        usage: "tag($tag, \"#d.none\")",
        meaning: "an attribute in brackets, ` [#d.tag]`; nothing if it is that of the string",
        spaces_itself: true,
        of_value: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("[")]) },
        }),
        ..form("tag")
    },
    Directive {
        expected: "operands, their types, two arrays of tags and a tag",
        usage: "tagged-clause($operands, type($operands), $tags, $only, \"#d.none\")",
        meaning: "operands with their types and tags, in parentheses, after tags without operands: `([#d.a], %a : i32 [#d.b], %b : i8)`; the tag of the string is not written, and nothing with it alone",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("tagged-clause")
    },
    Directive {
        expected: "operands, their types, an array of tags, sizes and a tag",
        usage: "tagged-groups($operands, type($operands), $tags, $sizes, \"#d.none\")",
        meaning: "groups of operands with their types, each with a tag: `{%a : i32, %b : i64} [#d.tag], {%c : i32}`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..form("tagged-groups")
    },
    Directive {
        expected: "operands, their types, tags, sizes, flags, tags, and two texts",
        usage: "tagged-group-clause($operands, type($operands), $tags, $sizes, $flags, $only, \"#d.none\", \"word\")",
        meaning: "as `tagged-groups`, in parentheses, after tags without operands; a group whose flag is set has the word: `([#d.a], {word: %a : i32} [#d.b])`. Nothing with the tag of the string alone",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 8,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("tagged-group-clause")
    },
    Directive {
        expected: "operands, their types, kinds, tags, sizes, tags, and texts",
        usage: "tagged-kind-clause($operands, type($operands), $kinds, $tags, $sizes, $only, \"#d.none\", \"num=#d.kind<Num>\")",
        meaning: "as `tagged-groups`, in parentheses, after tags without operands; each operand has a kind: `([#d.a], {num=%a : i32} [#d.b])`. Nothing with the tag of the string alone",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 8,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("tagged-kind-clause")
    },
    Directive {
        expected: "an array of tags and a tag",
        usage: "only-tags($tags, \"#d.none\")",
        meaning: "tags in parentheses and brackets, `([#d.a, #d.b])`; nothing with the tag of the string alone",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("only-tags")
    },
    Directive {
        expected: "arrays of symbols, of strings and of their tags, and a tag",
        usage: "tagged-names($symbols, $strings, $symbol_tags, $string_tags, \"#d.none\")",
        meaning: "symbols and strings, each with a tag, `@a [#d.a], \"b\"`; the tag of the string is not written. Symbols come first when they are printed",
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::unknown(),
        }),
        ..form("tagged-names")
    },
    Directive {
        expected: "an array of tags, attributes, their tags, and two texts",
        usage: "tagged-values($only, $values, $tags, \"#d.none\", \"word\")",
        meaning: "attributes after a word, each with a tag, in parentheses, after tags without attributes: `([#d.a], word: 1 : i64 [#d.b])`. Nothing with the tag of the string alone",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("tagged-values")
    },
    Directive {
        expected: "operands, their types and a flag",
        usage: "operands-or-flag($operands, type($operands), $flag)",
        meaning: "operands and then their types in parentheses, `(%a, %b : i32, i64)`; nothing with the flag",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("operands-or-flag")
    },
    Directive {
        expected: "operands and their types, three times, and a region",
        usage: "controlled-region($lower, type($lower), $upper, type($upper), $steps, type($steps), $body)",
        meaning: "the arguments of a region with their types and bounds, `control(%i : index) = (%a : index) to (%b : index) step (%c : index)`; nothing without arguments. With a string at the end that is the word",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Entry,
                Accepts::Text,
            ],
            required: 7,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..text("controlled-region")
    },
];
