//! Signatures of functions, and ports of modules.

use super::{Accepts, Directive, TextRow, form, text};
use crate::model::format::first::{Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "the attribute of the function type, those of the attributes of arguments and of results, if the operation has them, and the region",
        usage: "signature($type, $arg_attrs, $res_attrs, $body)",
        meaning: "the arguments and results of a function: `(%a: i32 {d.x}, %b: f32) -> (i32 {d.y})`. The arguments of `$body` are those that have names here; the format has `$body` later. With `\"...\"` before it the arguments may end with `...`, and are printed so",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::Entry,
            ],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..text("signature")
    },
    Directive {
        expected: "the attribute of the function type, that of the tied results, those of the attributes of arguments and of results, and the region",
        usage: "tied-signature($type, $ties, $arg_attrs, $res_attrs, $body)",
        meaning: "as `signature`; a result may be tied to an argument, `(%a: i32, %b: i8) -> (%a as f32, i8)`: `$ties` is an array with the number of its argument, or -1, for each result",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Entry,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("tied-signature")
    },
    Directive {
        expected: "`ref` of operands, their types and sizes, the types of results and their sizes, the attribute of the tied results, and names of types",
        usage: "sized-function(ref($operands), type($operands), $sizes, type($results), $result_sizes, $ties, \"a.b\")",
        meaning: "the types of operands and results, with sizes as those of `sized-types` and ties as those of `tied-types`: `(tensor<?xf32>{%d}) -> (%a as i32, tensor<?xi8>{%e})`",
        text: Some(TextRow {
            parameters: &[
                Accepts::KnownOperand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Attribute("ArrayAttr"),
                Accepts::Text,
            ],
            required: 6,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("sized-function")
    },
    Directive {
        expected: "the attribute of the function type, that of the attributes of arguments, and the names of two of them",
        usage: "declared-signature($type, $arg_attrs, \"d.name\", \"d.variadic\")",
        meaning: "the arguments and results of a function without a body: `(%a : i32, i8 ...) -> f32`. The name of an argument, and whether dots follow it, are these attributes of it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("declared-signature")
    },
    Directive {
        expected: "directions, names, types, attributes, symbols, the beginning of a symbol, locations, domains and a body",
        usage: "port-lists($directions, $names, $types, $attributes, $symbols, \"#d.symbol\", $locations, $domains, $body)",
        meaning: "the arguments and results of a module as ports, of which each property is a list in an attribute of its own: `(in %a: i1 sym @s [attributes], out %b: i2 domains [%a])`; all are arguments of the body. In the place of an attribute may be `\"\"`, in that of the body too: ports have names without `%` then; in that of the types `type($results)`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::TypesOrAttribute("ArrayAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::Text,
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::EntryOrText,
            ],
            required: 9,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("port-lists")
    },
    Directive {
        expected: "a function type, names, attributes, directions and a region",
        usage: "two-port-lists($type, $names, $attributes, $directions, $body)",
        meaning: "the arguments of a region in two lists, `(%a: i8, %go: i1 {go}) -> (%b: i8)`; `$type` has all types as inputs, and `$directions` is an integer with a bit for each, which is set in the second list",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::AnyAttribute,
                Accepts::Entry,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("two-port-lists")
    },
    Directive {
        expected: "the attribute of the type of the module, that of the attributes of ports, the region, and the names of two types",
        usage: "ports($type, $attributes, $body, \"!d.module\", \"!d.inout\")",
        meaning: "the arguments and results of a module as ports: `(in %a : i1, out b : i2, inout %c : i3)`. The type is `!d.module<input a : i1, output b : i2, inout c : i3>`; the argument of a port with both directions has the type `!d.inout<i3>`. The format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Entry,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("ports")
    },
    Directive {
        expected: "the attribute of a function type, those of the attributes of arguments and results, the region, and two texts",
        usage: "wrapped-signature($type, $arg_attrs, $res_attrs, $body, \"!d.ref<\", \">\")",
        meaning: "as `signature`; an argument of the body has a type whose text is that of the argument of the function between these: `(%a: !d.ref<i32>) -> i32`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Entry,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 6,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("wrapped-signature")
    },
];
