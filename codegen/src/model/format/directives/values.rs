//! Operands, alone or with attributes and types.

use super::{Accepts, Directive, EACH, TextRow, form, given_words, of_elements, text, texts};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "elements",
        usage: "each($a `:` type($a) `->` $b)",
        meaning: "several lists as one, with commas between: the elements once for each of their values, `%x : i32 -> 1, %y : i8 -> 2`, at least one. An operand or a type is the next value of a list, an attribute the next element of an array, also in `bare-word`, `keyword` and `tag`. If the first element is a comma, it is before each and no other is between",
        text: Some(TextRow { parameters: &[], required: 0, first: of_elements }),
        ..text(EACH)
    },
    Directive {
        expected: "an affine map and operands",
        usage: "affine-indices($map, $operands)",
        meaning: "the results of an affine map with operands in the places of its dimensions and symbols: `[%i + 3, symbol(%n)]`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("AffineMapAttr"), Accepts::Operand],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..text("affine-indices")
    },
    Directive {
        expected: "operands, their types, `attr-dict`, and names of attributes",
        usage: "indexed-operands($operands, type($operands), attr-dict, \"map\", \"other_map\")",
        meaning: "for each of the attributes of these names, affine maps that the operation need not declare, an operand with its results in brackets, as those of `affine-indices`, and then further operands; the attributes; the types of the operands with brackets: `%a[%i + 3], %b[symbol(%n)], %c {...} : t, u`. All are in one list in this order, and those without a type are of the type `index`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AttrDict, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("indexed-operands")
    },
    Directive {
        expected: "operands, three lists of operands for their ranges, and names of types",
        usage: "sliced-operands($operands, $offsets, $ends, $lengths, \"a.b\")",
        meaning: "operands in parentheses; those of the type `!a.b` have a range: `(%a[%o to %e for %l], %b)`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Operand,
                Accepts::Operand,
                Accepts::Operand,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("sliced-operands")
    },
    Directive {
        expected: "operands, an array of attributes, and the name of these",
        usage: "annotated-operands($operands, $attributes, \"d.a\")",
        meaning: "operands, each with one or more attributes `#d.a<...>` without their names: `%a<x = 1>, %b[<x = 1>, <x = 2>]`; `$attributes` is an array with an array for each operand",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..form("annotated-operands")
    },
    Directive {
        expected: "operands, their types, and an array of their names",
        usage: "named-operands($operands, type($operands), $names)",
        meaning: "operands in parentheses, each after its name and with its type: `(a: %x: i32, b: %y: i8)`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Attribute("ArrayAttr")],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("named-operands")
    },
    Directive {
        expected: "an operand that may be absent, and another one",
        usage: "guarded($guard, $x)",
        meaning: "an operand, `%x`, after the one that is its guard, if there is one: `%guard ? %x`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand],
            required: 2,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("guarded")
    },
    Directive {
        expected: "an array, operands, and words",
        usage: "word-operands($numbers, $operands, \"up\", \"down\")",
        meaning: "operands, each after one of these words, `up %a, down %b`; `$numbers` is an array of the numbers of the words",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Operand, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(arguments),
        }),
        ..form("word-operands")
    },
    Directive {
        expected: "operands, and an array of dense arrays of integers",
        usage: "nested-index-lists($values, $integers)",
        meaning: "lists of values and integers in a list: `[[%a, 4], [8]]`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("ArrayAttr")],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("nested-index-lists")
    },
    Directive {
        expected: "operands, the type of a result, and a word",
        usage: "ordering($tokens, type($token), \"ordering\")",
        meaning: "operands and the type of a result after a word: `ordering(%a, %b -> !d.token)`, `ordering(() -> !d.token)`; nothing if there are neither",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(arguments),
        }),
        ..form("ordering")
    },
    Directive {
        expected: "operands, an array of integers, flags of scalable elements, if there are any, and an opening bracket",
        usage: "dynamic-index-list($values, $integers, $scalable, \"(\")",
        meaning: "values and integers in one list, `[%a, 4]`, between brackets of this kind (`[` if none is given); `$integers` has the smallest integer in place of each value. With a string `?` there is nothing without `$integers`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::AttributeOrText("DenseArrayAttr"),
                Accepts::Text,
            ],
            required: 2,
            first: |_, arguments| {
                if texts(arguments).any(|text| text == "?") {
                    Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() }
                } else {
                    Facts::unknown()
                }
            },
        }),
        ..text("dynamic-index-list")
    },
    Directive {
        expected: "the type of an optional result, a word, a type, and operands",
        usage: "flagged-operands(type($token), \"async\", \"!d.token\", $operands)",
        meaning: "the word, if there is a token, whose type is then known, and operands in brackets, if there are some: `async [%a, %b]`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text, Accepts::Text, Accepts::Operand],
            required: 4,
            first: |_, arguments| {
                let mut words: Vec<First> = texts(arguments).take(1).map(First::text).collect();
                words.push(First::text("["));
                Facts { empty: Empty::Maybe, looks: true, ..Facts::of(words) }
            },
        }),
        ..form("flagged-operands")
    },
    Directive {
        expected: "operands, the array of their names, and for words an attribute, the texts around them, and the words",
        usage: "named-values($operands, $names)",
        meaning: "operands, each after its name, in parentheses: `(a: %x, b: %y)`. With an array of words, `named-values($operands, $names, $words, \"#d.words<[\", \"]>\")`, each has one of them, of which the first is not written: `(a: %x, b: optional %y)`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::AnyAttribute,
                Accepts::AnyAttributeOrText,
                Accepts::Text,
            ],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("named-values")
    },
    Directive {
        expected: "an operand, an attribute and its type",
        usage: "value-or-attribute($operand, $attribute, \"index\")",
        meaning: "an operand, `%a`, or an integer of this type, `3`, where an operand may be. The attribute is absent with an operand, or with the string `dynamic` after the type the smallest integer",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..form("value-or-attribute")
    },
    Directive {
        expected: "operands and their types, twice",
        usage: "operands-and-types($a, type($a), $b, type($b))",
        meaning: "operands and then their types, `%a : i32`, or `%a, %b : (i32, f32)`; nothing without operands",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand, Accepts::Types],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::Value]) },
        }),
        ..form("operands-and-types")
    },
    Directive {
        expected: "operands, operands and an array of integers",
        usage: "packed-index-list($packed, $values, $integers)",
        meaning: "values and integers in a list, `[%a, 4]`, or one value with the whole list, `*(%a)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand, Accepts::Attribute("DenseArrayAttr")],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("*"), First::text("[")]),
        }),
        ..form("packed-index-list")
    },
    Directive {
        expected: "the attribute of a dictionary, operands, and two texts",
        usage: "options($options, $values, \"#d.operand<index = \", \">\")",
        meaning: "a dictionary whose values may be operands, or be in lists with them: `{\"a\" = 1, \"b\" = %x, \"c\" = [%x, \"d\"]}`. In the attribute an operand is its number between these texts",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Operand, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..form("options")
    },
    Directive {
        expected: "operands, an array of their names, and a text",
        usage: "keyed-operands($operands, $names)",
        meaning: "operands after their names as strings, `{\"a\" = %x, \"b\" = %y}`; nothing without operands. With the text `\" \"` a blank is before them",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("{")]) },
        }),
        ..text("keyed-operands")
    },
    Directive {
        expected: "an operand, two words, and the beginnings of types",
        usage: "typed-word($x, \"ptr\", \"var\", \"!d.box<\")",
        meaning: "an operand after a word and a parenthesis, `ptr(%a`; after the second word, if its type begins with one of the other texts, `var(%a`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Text],
            required: 4,
            first: |_, arguments| Facts::of(texts(arguments).take(2).map(First::text).collect()),
        }),
        ..form("typed-word")
    },
    Directive {
        expected: "operands, their types, and a type",
        usage: "starred($operands, type($operands), \"i32\")",
        meaning: "operands of this type: `*` if there are none, `%a`, or `(%a, %b)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("*"), First::Value, First::text("(")]),
        }),
        ..form("starred")
    },
    Directive {
        expected: "operands, their types and a word",
        usage: "passed-operands($operands, type($operands), \"args\")",
        meaning: "operands with their types after a word, `args(%a : i32, %b : f32)`; nothing without operands",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("passed-operands")
    },
    Directive {
        expected: "a pointer, values, two attributes, `attr-dict`, the types of the pointer and of what it points to, and three texts",
        usage: "pointer-access($p, $values, $access, $alignment, attr-dict, type($p), type($x), \"!d.ptr<\", \">\", \"#d.access<\")",
        meaning: "a pointer after the last part of its type in quotes, values, attributes in brackets, and the type of what it points to: `\"Private\" %p, %x [\"Aligned\", 4] {...} : i8`, where `%p` is a `!d.ptr<i8, Private>`. Without values there is a result",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Any],
            required: 8,
            first: |_, _| Facts::of(vec![First::String]),
        }),
        ..form("pointer-access")
    },
    Directive {
        expected: "operands, and the reference of a symbol",
        usage: "called($operands, $callee)",
        meaning: "a symbol, or else the first operand, and the other operands: `@f(%a, %b)`, `%f(%a)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..form("called")
    },
    Directive {
        expected: "`ref` of the reference of a symbol, types of operands and results, and lists of attributes",
        usage: "called-types(ref($callee), type($operands), type(results), $arg_attrs, $res_attrs)",
        meaning: "the types of what `called` has, with attributes: `(i32 {d.x}, f32) -> i32`. Without a symbol the first operand has the function type",
        text: Some(TextRow {
            parameters: &[
                Accepts::KnownAttribute,
                Accepts::Types,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
            ],
            required: 5,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("called-types")
    },
    Directive {
        expected: "operands and an array of flags",
        usage: "designator($indices, $are_triplets)",
        meaning: "operands in parentheses, one or three for each dimension: `(%a, %b:%c:%d)`; nothing without dimensions",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("DenseArrayAttr")],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("designator")
    },
    Directive {
        expected: "operands, an attribute, `attr-dict`, types of a value, of operands and of results, and the beginning of a type",
        usage: "member-path($operands, $path, attr-dict, type($x), type($operands), type(results), \"!d.record<\")",
        meaning: "the way to a part of a type with members, their names and operands, `a, %i, b {...} : (!d.ref<!d.record<r{a:!d.list<!d.record<s{b:i8}>>}>>, index) -> i8`. The attribute has the numbers of the members, and the smallest integer for each operand; it is absent without members",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::AttrDict,
                Accepts::Types,
                Accepts::Types,
                Accepts::Types,
                Accepts::Text,
            ],
            required: 7,
            first: |_, _| Facts::unknown(),
        }),
        ..form("member-path")
    },
    Directive {
        expected: "an attribute, an operand and its type, and two texts",
        usage: "modified-operand($x, $operand, type($operand), \"#d.kind<\", \">\")",
        meaning: "an operand with its type, `%a: i32`, after the text of an attribute between these, if it is there: `strict, %a: i32`",
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts::unknown(),
        }),
        ..form("modified-operand")
    },
    Directive {
        expected: "an affine map, operands, and their types",
        usage: "applied-map($map, $operands, type($operands))",
        meaning: "an affine map or set, and the values that it is applied to: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`. With `type($operands)` they are of the type `index`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Operand, Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("affine_map"), First::Attribute]),
        }),
        ..form("applied-map")
    },
];
