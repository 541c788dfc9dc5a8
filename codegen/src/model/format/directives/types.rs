//! Types of operands and results, and types that follow from others.

use super::{Accepts, Directive, TextRow, form, no_text, text};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "operands and their types, each in `ref`, the types of results, and the attribute of the tied results",
        usage: "tied-types(ref($operands), ref(type($operands)), type($results), $ties, $sizes, \"a.b\")",
        meaning: "the types of results, in parentheses unless there is one; one that is tied to an operand is `%a as i32`, or `%a` if it has the operand's type. `$ties` is an array with the number of its operand, or -1, for each result. With `$sizes` the types have sizes as those of `sized-types`",
        text: Some(TextRow {
            parameters: &[
                Accepts::KnownOperand,
                Accepts::KnownTypes,
                Accepts::Types,
                Accepts::Attribute("ArrayAttr"),
                Accepts::Operand,
                Accepts::Text,
            ],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..form("tied-types")
    },
    Directive {
        expected: "the type of a result, sizes, the attribute of the tied results, and names of types",
        usage: "tied-type(type($result), $sizes, $ties, \"a.b\")",
        meaning: "the type of a result with its sizes, as `sized-types` has them, after the operand that it is tied to: `%a as tensor<?xf32>{%d}`. Without `$ties` the type is of an operand, which is before it",
        text: Some(TextRow {
            parameters: &[
                Accepts::Types,
                Accepts::Operand,
                Accepts::AttributeOrText("ArrayAttr"),
                Accepts::Text,
            ],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..form("tied-type")
    },
    Directive {
        expected: "types, operands, and names of types",
        usage: "sized-types(type($x), $sizes, \"a.b\")",
        meaning: "types, each with the values of its dynamic dimensions, `tensor<?xf32>{%d}, i32`; a type `!a.b` has one value, and with \"a.b?\" one for each `?` in its text",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Operand, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("sized-types")
    },
    Directive {
        expected: "the attribute of a type, and the type of a value",
        usage: "aliased-type($type, type($x))",
        meaning: "a type that an attribute has and the type of a value, `i32 as i8`; one if they are equal",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("aliased-type")
    },
    Directive {
        expected: "`ref` of the types of operands, and the types of results",
        usage: "same-types(ref(type($operands)), type($results))",
        meaning: "no text: the results have the types of the operands; with a further `ref(type($x))`, of a shaped type, its shape with these as elements, unless they are shaped",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::KnownTypes],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..text("same-types")
    },
    Directive {
        expected: "`ref` of the types of integers, and the type of a result",
        usage: "joined-integer(ref(type($operands)), type($result))",
        meaning: "no text: the result is an integer with as many bits as the operands together",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..form("joined-integer")
    },
    Directive {
        expected: "types, and an array of names",
        usage: "named-types(type($results), $names)",
        meaning: "types in parentheses, each after its name: `(a: i32, b: i8)`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Attribute("ArrayAttr")],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("named-types")
    },
    Directive {
        expected: "`ref` of the types of values, the types of others, and the beginning and the end of a type",
        usage: "wrapped-types(ref(type($x)), type($y), \"!d.a<\", \">\", \"!d.\")",
        meaning: "no text: `$y`, if it is there, or the result has the type whose text is that of the type of `$x` between these, without the last text at its beginning",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypesOrAttribute, Accepts::Types, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..text("wrapped-types")
    },
    Directive {
        expected: "the types of two values",
        usage: "shared-type(type($a), type($b))",
        meaning: "the types of both, `i8, i16`, or one, if they are equal",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("shared-type")
    },
    Directive {
        expected: "`ref` of the types of values, the types of others, a part, and the beginning of a type",
        usage: "type-part(ref(type($x)), type($y), \"0\", \"!d.\")",
        meaning: "no text: `$y` has the type that is the part of this number in the text of the type of `$x`, `!d.pair<t, u>`, after this beginning; the part `x` is the element in `!d.array<4xi8>`, the part `:` the types of all members in `!d.struct<a: i8, b: i4>`; the part `()` those in the parentheses in `!d.func<(i8, i4) i2>`, and the part `)` what follows them",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..text("type-part")
    },
    Directive {
        expected: "an attribute, `attr-dict`, the types of two values, and the beginning of a type",
        usage: "member($index, attr-dict, type($x), type($y), \"!d.\")",
        meaning: "a member of a type with names by its name, `[a] {...} : !d.bundle<a: t, b flip: u>`: `$index` is its number, and `$y` has its type, after this beginning; with a further string `\"` its name is printed in quotes",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::AttrDict,
                Accepts::Types,
                Accepts::Types,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("member")
    },
    Directive {
        expected: "an operand, `attr-dict`, its type and the types of results",
        usage: "counted($x, attr-dict, type($x), type($results))",
        meaning: "a number of results that all have the type of an operand: `[2] %x {...} : i8`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AttrDict, Accepts::Types, Accepts::Types],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("counted")
    },
    Directive {
        expected: "the types of operands or results",
        usage: "type-list(type($x))",
        meaning: "types in parentheses, `(i32, f32)`; `()` if there are none",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..text("type-list")
    },
    Directive {
        expected: "the types of results, and a string",
        usage: "arrow-types(type($results))",
        meaning: "the types after an arrow, `-> i32` or `-> (i32, f32)`; nothing if there are none. With the string `(` a single type is in parentheses, too; with `()` there is an arrow without types: `-> ()`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("->")]) },
        }),
        ..text("arrow-types")
    },
    Directive {
        expected: "the types of operands, and the types of results",
        usage: "from-to-types(type(operands), type(results))",
        meaning: "types of operands and of results with an arrow between them, if there are some of both: `i32, f32 -> i8`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Types],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(First::types()) },
        }),
        ..form("from-to-types")
    },
    Directive {
        expected: "types, the text of a type, and what is in it",
        usage: "computed-types(type($y), \"vector<{0.dims}i1>\", ref(type($x)))",
        meaning: "no text: `$y` has the type of the text, in which `{0}` is the type of the first `ref`, `{0.dims}` its sizes (`4x[8]x`), `{0.front}` those without the last one, `{0.rest}` those without the first one, `{0.1}` the second one, `{0.element}` its element type, `{0.in}` what is between its angle brackets, and `{1.count}` the number of elements of the attribute of the second `ref`. Of a variadic `$x` each type has one. With a string at the end only types whose texts begin with it have one",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text, Accepts::KnownOrText],
            required: 3,
            first: |_, _| no_text(),
        }),
        ..text("computed-types")
    },
    Directive {
        expected: "`ref` of the types of operands, and the types of results",
        usage: "tensor-types(ref(type($operands)), type($results))",
        meaning: "no text: there is a result for each of the operands that is a tensor, of its type",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..text("tensor-types")
    },
    Directive {
        expected: "the type of a value that may be absent, and a type as a string",
        usage: "given-type(type($x), \"i32\")",
        meaning: "no text: in a group, the type of a value that is there if the group is. It may be the anchor of the group",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..text("given-type")
    },
    Directive {
        expected: "the attribute of a type, and one that may be absent",
        usage: "type-or-value($type, $value)",
        meaning: "`= 4 : i32`, a value and its type; or `: i32`, a type without a value; or `: i32 = 4 : i8`, if the value has another type",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::of(vec![First::text(":"), First::text("=")]),
        }),
        ..form("type-or-value")
    },
    Directive {
        expected: "the types of operands and results",
        usage: "common-type(type($x), type($y), type($result))",
        meaning: "one type if all of these types are equal; otherwise a function type, `(i32, f32) -> i32`",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(First::types()),
        }),
        ..text("common-type")
    },
    Directive {
        expected: "the types of operands",
        usage: "one-type(type($operands))",
        meaning: "the type that all operands have, once: `i32`. Without operands there is none",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("one-type")
    },
    Directive {
        expected: "the type of a value, a type as a string, and the types of values that may be absent",
        usage: "default-type(type($x), \"index\", type($a), type($b))",
        meaning: "`: i32`, a type that the values have that are there; nothing, if it is the one of the string",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text, Accepts::Any],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(":")]) },
        }),
        ..form("default-type")
    },
    Directive {
        expected: "operands and their types, a flag and a word",
        usage: "types-or-word($operands, type($operands), $flag, \"inferred\")",
        meaning: "` -> (%a : i32)`, operands after an arrow; with the flag ` -> <inferred>`; nothing without both",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("->")]) },
        }),
        ..form("types-or-word")
    },
    Directive {
        expected: "`ref` of types, types, and three types as strings",
        usage: "mapped-type(ref(type($x)), type($y), \"a\", \"b\", \"c\")",
        meaning: "no text. `$y` has the type `b` if that of `$x` is `a`; otherwise `c`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 5,
            first: |_, _| no_text(),
        }),
        ..form("mapped-type")
    },
    Directive {
        expected: "`ref` of types, the type of a result, and two texts",
        usage: "joined-type(ref(type($a)), ref(type($b)), type($result), \"!d.bits<\", \">\")",
        meaning: "no text. The result has the type whose number is the sum of those in the types of the operands, `!d.bits<12>` of `!d.bits<8>` and `!d.bits<4>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownOrTypesOrText],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..form("joined-type")
    },
    Directive {
        expected: "a word, an operand, `attr-dict`, the types of the operand and of the result, and two texts",
        usage: "multiple(\"times\", $x, attr-dict, type($x), type($result), \"!d.bits<\", \">\")",
        meaning: "an integer and an operand with its type, `3 times %x {...} : !d.bits<4>`; the number in the type of the result is so many times that of the operand",
        text: Some(TextRow {
            parameters: &[
                Accepts::Text,
                Accepts::Operand,
                Accepts::AttrDict,
                Accepts::Types,
                Accepts::Types,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 7,
            first: |_, _| Facts::unknown(),
        }),
        ..form("multiple")
    },
    Directive {
        expected: "`ref` of types, types, two texts, and a number",
        usage: "unwrapped-types(ref(type($x)), type($y), \"!d.ref<\", \">\")",
        meaning: "no text. `$y` has the type that is between these in the text of the type of `$x`; with a number, the element of this number of what is between them: `\"0\"` is `i8` in `!d.pair<(i8, i32)>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..text("unwrapped-types")
    },
    Directive {
        expected: "`ref` of an array of integers, `ref` of a type, and a type",
        usage: "path-type(ref($indices), ref(type($x)), type($y))",
        meaning: "no text. `$y` has the type of the part of `$x` that an array of integers leads to: members of `!d.struct<(i8, i32)>`, elements of `!d.array<4 x i8>` and `vector<4xi8>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownAttribute, Accepts::KnownTypes, Accepts::Types],
            required: 3,
            first: |_, _| no_text(),
        }),
        ..form("path-type")
    },
    Directive {
        expected: "the types of an operand and of results",
        usage: "type-or-function(type($x), type($results))",
        meaning: "the type of an operand, `i32`; with results, the types of both as a function type, `(i32) -> (i8, f32)`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("type-or-function")
    },
];
