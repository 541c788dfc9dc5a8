//! Regions, and the operands that are bound to their arguments.

use super::{Accepts, Directive, TextRow, dictionary, form, no_text, text, texts, values};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "operands, their types, and a region",
        usage: "bindings($operands, type($operands), $body)",
        meaning: "the arguments of a region, each with the operand that it gets: `(%a = %x : i32, %b = %y : f32)`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..text("bindings")
    },
    Directive {
        expected: "for each bound an affine map and operands, the step, initial values and their types, the types of results, and the region",
        usage: "affine-loop($lower, $lower_operands, $upper, $upper_operands, $step, $inits, type($inits), type($results), $body)",
        meaning: "a loop with affine bounds: `%i = 0 to %n step 2 iter_args(%a = %b) -> (i32)`; a bound is a number, a value, or a map that is applied to values. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("AffineMapAttr"),
                Accepts::Operand,
                Accepts::Attribute("AffineMapAttr"),
                Accepts::Operand,
                Accepts::AnyAttribute,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Types,
                Accepts::Entry,
            ],
            required: 9,
            first: |_, _| values(First::Value, None),
        }),
        ..form("affine-loop")
    },
    Directive {
        expected: "operands, their types, their sizes, a region, and names of types",
        usage: "captures($operands, type($operands), $sizes, $body, \"a.b\")",
        meaning: "the arguments of a region after the operands that they get, with sizes as those of `sized-types`: `(%a as %x: tensor<?xf32>{%d})`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand, Accepts::Entry, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("captures")
    },
    Directive {
        expected: "names, a dictionary, names and a region",
        usage: "members($names, $types, $arguments, $body)",
        meaning: "the arguments of a region, and the names and types of what it defines, `(%a: i8) -> (x: i8)`; `$arguments` is an array of the names of the arguments, `$names` of the others, and `$types` a dictionary with their types",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("ArrayAttr"),
                Accepts::AnyAttribute,
                Accepts::Attribute("ArrayAttr"),
                Accepts::Entry,
            ],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("members")
    },
    Directive {
        expected: "operands, their types, others and theirs, the types of results, an array of integers, `attr-dict`, a region and the name of its terminator",
        usage: "reduction($inputs, type($inputs), $inits, type($inits), type(results), $dimensions, attr-dict, $body, \"d.return\")",
        meaning: "values, each with what its reduction begins with, and the region that reduces two: `(%a init: %b) across dimensions = [1] : (...) -> t reducer(%x: t, %y: t) {...}`; a region with one commutative operation is written by its name: `(%a init: %b) applies d.add across dimensions = [1] : ...`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Types,
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::AttrDict,
                Accepts::Region,
                Accepts::Text,
            ],
            required: 9,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("reduction")
    },
    Directive {
        expected: "an attribute with a type, the beginning of the type, `\"=\"` or `\"\"`, and a region",
        usage: "typed-arguments($type, \"!d.dict\", \"=\", $body)",
        meaning: "the arguments of a region whose names and types are those of a type, `(x = %a: i8)` of `!d.dict<x: i8>`; with `\"\"` without names, `(%a: i8)` of `!d.sequence<i8>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Text, Accepts::Text, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("typed-arguments")
    },
    Directive {
        expected: "a region, and a word",
        usage: "arguments($body)",
        meaning: "the arguments of a region: `(%a: i32, %b: f32)`; with a word, `arguments($body, \"to\")`, each in parentheses: `(%a: i32) to (%b: f32)`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::Text],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..text("arguments")
    },
    Directive {
        expected: "a region, types, and strings",
        usage: "hidden($body, ref(type($a)), \"add(0, 1)\", \"add float=d.addf integer=d.addi\")",
        meaning: "no text: a region that the text does not have, and that is empty when it is read. With types and an expression it has a block with arguments of their element types, and the terminator that the operation implies has the value of the expression: the argument of a number, `0`; an operation without operands, `d.constant{value = 1 : i8} : i8`; or a function of expressions and types, `add(0, 1)`, `signed(0, i32)`, `add(*)` of all arguments but the last one, which is the operation that a further string gives for the type of its first operand (`float`, `integer`, `index`, `complex`, `any`, or a type) or for two types (`integer<integer`, `float>float`, `integer-float`). The function `$a|add` is the one whose name the attribute `a` has. The region has an unknown location; with the further string `located` it has that of the operation, and its arguments have the locations of the operands",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownTypesOrText],
            required: 1,
            first: |_, _| no_text(),
        }),
        ..text("hidden")
    },
    Directive {
        expected: "a region, and the name of a terminator",
        usage: "one-line-region($body, \"d.yield\")",
        meaning: "a region of one operation in one line, `{ d.x %a : i32 }`. The terminator, which has the results of the operation, is not written",
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..form("one-line-region")
    },
    Directive {
        expected: "a region, a text, and types",
        usage: "whole-region($body)",
        meaning: "a region with the terminator that the operation implies, also if that has no operands; it has the arguments that a directive before has. With `\"labels\"` it is read and printed as it is, with its arguments; with `\"plain\"` as it is, which may be without a block, and with those arguments, with `\"block\"` the same with a block; with `ref(type($x))` the terminator is left out if there are no such types; with `\"d.end\"` it ends with this operation, which the text leaves out",
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownTypesOrText],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..text("whole-region")
    },
    Directive {
        expected: "for each side of the bounds an affine map and the sizes of its groups, the steps, operands, reductions, the types of results, the region, and words",
        usage: "affine-ranges($lower, $lower_groups, $upper, $upper_groups, $steps, $operands, $reductions, type($results), $body, \"addf=0\")",
        meaning: "a loop with several indices: `(%i, %j) = (0, max(%a, 3)) to (%n, 10) step (1, 2) reduce (\"addf\") -> (f32)`. A reduction is a number that is written as its word. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("AffineMapAttr"),
                Accepts::AnyAttribute,
                Accepts::Attribute("AffineMapAttr"),
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Operand,
                Accepts::AnyAttribute,
                Accepts::Types,
                Accepts::Entry,
                Accepts::Text,
            ],
            required: 9,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("affine-ranges")
    },
    Directive {
        expected: "a region, and strings",
        usage: "payload($body, \"first\", \"a\")",
        meaning: "a region of one operation that is applied to the arguments but for the last one, by its name: `{ d.add {b = 1} }`; nothing if the region is another one. With `first` the operation has the last argument, too, before the others. Other strings are names of attributes of the operation that are not printed if they have their default values. `payload-body` has the region later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::Text],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..form("payload")
    },
    Directive {
        expected: "a region, types, and a string",
        usage: "payload-body($body, ref(type($a)), ref(type($b)), \"first\")",
        meaning: "the arguments and the body of the region that `payload` has not, on a line of their own: `(%a: i32, %b: i32) {...}`. The region that `payload` has gets arguments of the element types of these types",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownTypesOrText],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("payload-body")
    },
    Directive {
        expected: "operands, their types, a region, and the beginning of a type",
        usage: "unwrapped-captures($operands, type($operands), $body, \"!d.value<\")",
        meaning: "the arguments of a region after the operands that they get, `(%a as %x: !d.value<i32>)`; an argument has the type inside of that of its operand. The format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry, Accepts::Text],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("unwrapped-captures")
    },
    Directive {
        expected: "three operands, their types, and a region",
        usage: "loop-range($from, $to, $step, type($from), type($to), type($step), $body)",
        meaning: "the index of a loop, its bounds and its step: `%i = %a to %b step %c`; a type that is not `index` is after a colon. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Operand,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Types,
                Accepts::Types,
                Accepts::Entry,
            ],
            required: 7,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("loop-range")
    },
    Directive {
        expected: "operands, their types, the types of results, and a region",
        usage: "initialized-function($operands, type($operands), type($results), $body)",
        meaning: "the arguments of a region with the operands that they get, and the types of these and of the results: `(%a = %x) : (i32) -> i32`. The format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Types, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("("), First::text(":")]),
        }),
        ..form("initialized-function")
    },
    Directive {
        expected: "a region",
        usage: "optional-region($body)",
        meaning: "a region, or nothing, if it has one block without operations and arguments",
        text: Some(TextRow {
            parameters: &[Accepts::Region],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("{")]) },
        }),
        ..form("optional-region")
    },
    Directive {
        expected: "an operand and its type, a region, and two or three texts",
        usage: "element-loop($values, type($values), $body, \"!d.range<\", \">\")",
        meaning: "the argument of a region with its type, and the operand that it is an element of: `%a : !d.value in %b`. The type of the operand is the text between these",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry, Accepts::Text],
            required: 5,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("element-loop")
    },
    Directive {
        expected: "a region, two lists with the names of their attributes, and `ref` of what is before them",
        usage: "attributions($body, \"workgroup\", \"d.count\", $first_attrs, \"private\", $second_attrs, ref($type))",
        meaning: "more arguments of a region in two lists with attributes, `workgroup(%a : i8 {d.x}) private(%b : i8)`. An attribute of this name, which the operation need not declare, has the number of those of the first list; those of the second are the last ones. After the others are the refs of what comes before them: the attribute of a function type, which has an argument for each input, or operands, which have two each",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::MoreEntry,
                Accepts::Text,
                Accepts::Text,
                Accepts::AnyAttributeOrText,
                Accepts::Text,
                Accepts::AnyAttributeOrText,
                Accepts::Known,
            ],
            required: 6,
            first: |_, arguments| {
                let words = texts(arguments).step_by(2).map(First::text).collect();
                Facts { empty: Empty::Maybe, looks: true, ..Facts::of(words) }
            },
        }),
        ..form("attributions")
    },
    Directive {
        expected: "a region, operands for each dimension, and words",
        usage: "launch-sizes($body, $x, $y, ..., \"blocks\", \"threads\", \"clusters\")",
        meaning: "three operands for each word. The region has three arguments for the position in each, and three for its sizes: `clusters(%a, %b, %c) in (%d = %x, %e = %y, %f = %z) blocks(...) in (...)`. The last word may be absent, and is the first in the text",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::OperandOrText],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..form("launch-sizes")
    },
    Directive {
        expected: "three operands and a region",
        usage: "index-loop($lower, $upper, $step, $body)",
        meaning: "the argument of a region, an index, and its bounds: `%i = %a to %b step %c`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand, Accepts::Operand, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("index-loop")
    },
    Directive {
        expected: "a space, operands, an attribute, their types, those of the results, two texts, and a region",
        usage: "space-loop($space, $begin, $used, type($space), type($begin), type($results), \"!d.space<\", \"!d.iterator<\", $body)",
        meaning: "the iterator of a space as an argument of a region, and the space; arguments of the type `index` for the coordinates that are used; the others with the operands that they begin with; types: `%it in %space at(%c, _) iter_args(%a = %x) : !d.space<..., 0 to 2> -> i32`. The bits of `$used` are set for the coordinates. The type of a space ends with the range of its dimensions; the type of its iterator has the same text after its name. The format has `$body` later, `whole-region($body, ref(type($begin)))`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Operand,
                Accepts::AnyAttribute,
                Accepts::Types,
                Accepts::Types,
                Accepts::Types,
                Accepts::Text,
                Accepts::Text,
                Accepts::Entry,
            ],
            required: 9,
            first: |_, _| Facts::of(vec![First::text("%")]),
        }),
        ..form("space-loop")
    },
    Directive {
        expected: "spaces, operands, an attribute, their types, those of the results, two texts, an attribute, and regions",
        usage: "space-cases($spaces, $begin, $used, type($spaces), type($begin), type($results), \"!d.space<\", \"!d.iterator<\", $cases, $bodies)",
        meaning: "as `space-loop`, several spaces and a region for each case of iterators: `(%s, %t) at(%c, _) iter_args(%a = %x) : (!d.space<..., 1>, !d.space<..., 1>) -> i32`, and on lines of their own `case %it, _ {...}`. The bits of an integer in `$cases` are set for the iterators of a case. Terminators are left out without results",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Operand,
                Accepts::AnyAttribute,
                Accepts::Types,
                Accepts::Types,
                Accepts::Types,
                Accepts::Text,
                Accepts::Text,
                Accepts::AnyAttribute,
                Accepts::Region,
            ],
            required: 10,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..form("space-cases")
    },
    Directive {
        expected: "a flag, operands, their types, those of the results, and a region",
        usage: "loop-results($final, $inits, type($inits), type($results), $body)",
        meaning: "the further arguments of a region with the operands that they begin with, and the types of the results: `iter_args(%a = %x) -> (i32)`. With the flag there is a further result before, the index; without operands `-> index`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Types,
                Accepts::MoreEntry,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("loop-results")
    },
    Directive {
        expected: "an operand, a region and a type",
        usage: "bound-argument($operand, $body, \"i1\")",
        meaning: "an argument of a region of this type, and the operand that it begins with: `%a = %b`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::MoreEntry, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("bound-argument")
    },
    Directive {
        expected: "operands, and a region",
        usage: "assignments($operands, $body)",
        meaning: "operands, each after the name of an argument of a region, which has its arguments in its own text, `(%a = %x)`; nothing without operands. The format has the region later, `whole-region($body, \"labels\")`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Entry],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..form("assignments")
    },
    Directive {
        expected: "a region, and `ref` of operands and of their types",
        usage: "shadowed($body, ref($operands), ref(type($operands)))",
        meaning: "a region that has an argument for each operand, which has the name of the operand there",
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownOperand, Accepts::KnownTypes],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..form("shadowed")
    },
    Directive {
        expected: "operands and their types, three times, a flag and a region",
        usage: "loop-nest($lower, type($lower), $upper, type($upper), $steps, type($steps), $inclusive, $body)",
        meaning: "the arguments of a region with their type and bounds, which are operands of it: `(%i, %j) : i32 = (%a, %b) to (%c, %d) inclusive step (%e, %f)`. With a type in the place of `$inclusive`, `\"index\"`, the type of the arguments is not written, and a directive after it may have more of them",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttributeOrText,
                Accepts::Entry,
            ],
            required: 8,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..text("loop-nest")
    },
    Directive {
        expected: "an operand, its type and a region",
        usage: "bounded-argument($count, type($count), $body)",
        meaning: "the argument of a region with its type, and an operand of that type: `%i : i32 in range(%n)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry],
            required: 3,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..form("bounded-argument")
    },
];
