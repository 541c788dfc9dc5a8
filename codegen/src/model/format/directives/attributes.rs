//! Other attributes: values, lists, symbols, dictionaries.

use super::{Accepts, Directive, TextRow, dictionary, form, given_words, no_text, text, texts};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "an attribute with a name",
        usage: "value-name($name)",
        meaning: "`name \"x\"`; what is read may have no name, which is then that of the value that the operation defines, or empty if that is a number",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr")],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("name")]) },
        }),
        ..form("value-name")
    },
    Directive {
        expected: "`attr-dict`, a keyword, `ref` of attributes, and names of attributes, each with its value",
        usage: "implied-dict(attr-dict, \"attributes\", ref($x), \"a\", \"1\", \"b\", \"@\")",
        meaning: "the attribute dictionary, after the keyword unless that is `\"\"`, with `$x`, which the format has elsewhere, too. Without `a` in it that attribute is `1`, and it is left out when it is; without `b` it is the name of the value that the operation defines",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::KnownAttributeOrText],
            required: 2,
            first: |_, arguments| {
                dictionary(texts(arguments).next().filter(|word| !word.is_empty()).unwrap_or("{"))
            },
        }),
        ..form("implied-dict")
    },
    Directive {
        expected: "an attribute, `attr-dict`, and a type",
        usage: "sized-integer($value, attr-dict, type($x))",
        meaning: "an integer and a type, `5 {...} : !d.int<8>`: it has as many bits as the last number in the text of the type, and is signed if that has `sint`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AttrDict, Accepts::Types],
            required: 3,
            first: |_, _| Facts::of(vec![First::Number, First::text("-")]),
        }),
        ..form("sized-integer")
    },
    Directive {
        expected: "an attribute, the beginning and the end of its text, and names",
        usage: "paired-fields($x, \"#d.dims<\", \">\", \"sum\", \"lhs_sum\", \"rhs_sum\")",
        meaning: "an attribute whose text is lists of integers after names, `#d.dims<lhs_sum = [1], rhs_sum = [0]>`, as pairs of lists, `sum = [1] x [0]`; pairs without elements are left out, but for the last one",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 6,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..form("paired-fields")
    },
    Directive {
        expected: "attributes, each with its name and the beginning and the end of its text",
        usage: "stripped-fields($x, \"x\", \"#d.kind \", \">\", $y, \"y\", \"#d.y\", \"\")",
        meaning: "attributes after commas and their names, without the beginnings and the ends of their texts, of arrays those of the elements: `, x = [A, B], y = <1>`; absent ones are left out",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(",")]) },
        }),
        ..form("stripped-fields")
    },
    Directive {
        expected: "an array, and the beginning and the end of the text of an attribute",
        usage: "nested-symbols($array, \"#d.inner<\", \">\")",
        meaning: "symbols in brackets, `[@a::@b, @c]`; one with a nested reference is in the array as the attribute whose text is the symbol between these",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("nested-symbols")
    },
    Directive {
        expected: "`attr-dict`, an attribute, and the type of a result",
        usage: "constant(attr-dict, $value, type($result))",
        meaning: "the other attributes, and an attribute whose type the result has: `{a} dense<1> : tensor<2xi32>`; if it has another type, or is not there, the type of the result follows",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::AnyAttribute, Accepts::Types],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..text("constant")
    },
    Directive {
        expected: "a dense array of integers, and the type of its elements",
        usage: "integers($array, \"i32\")",
        meaning: "a dense array of `i32` or `i64` without brackets: `1, 2`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("DenseArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..text("integers")
    },
    Directive {
        expected: "an array of attributes",
        usage: "one-or-more($array)",
        meaning: "an array of attributes in braces, `{@a, @b}`; the only one alone, `@a`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr")],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..form("one-or-more")
    },
    Directive {
        expected: "an array of attributes, and what these are",
        usage: "parameter-list($array, \"#d.parameter\")",
        meaning: "an array of attributes `#d.parameter<\"name\": type = value>` in angle brackets, `<name: type = value>`; nothing without elements",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("<")]) },
        }),
        ..form("parameter-list")
    },
    Directive {
        expected: "`attr-dict`, the attribute of an affine map, and that of an array of flags",
        usage: "projection-dict(attr-dict, $map, $in_bounds)",
        meaning: "the attribute dictionary of an access of a vector in a shaped value: with the map from its dimensions to those of the vector, unless these are its last dimensions, and a flag for each of them, unless all are false",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::AttrDict,
                Accepts::Attribute("AffineMapAttr"),
                Accepts::Attribute("ArrayAttr"),
            ],
            required: 3,
            first: |_, _| dictionary("{"),
        }),
        ..form("projection-dict")
    },
    Directive {
        expected: "`ref` of the attributes of `projection-dict`, of the types of the shaped value and of the vector, and the type of a mask",
        usage: "projection-defaults(ref($map), ref($in_bounds), ref(type($shaped)), ref(type($vector)), type($mask))",
        meaning: "no text: the map and the flags that `projection-dict` left out, and the type of the mask, if there is one",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::KnownAttribute,
                Accepts::KnownAttribute,
                Accepts::KnownTypes,
                Accepts::KnownTypes,
                Accepts::Types,
            ],
            required: 5,
            first: |_, _| no_text(),
        }),
        ..form("projection-defaults")
    },
    Directive {
        expected: "three dense arrays of integers",
        usage: "ranges($starts, $limits, $strides)",
        meaning: "ranges of integers, `[0:4, 2:8:3]`; a stride of 1 is left out",
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::Attribute("DenseArrayAttr"),
            ],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("ranges")
    },
    Directive {
        expected: "attributes, each with a name",
        usage: "renamed-fields($a, \"x\", $b, \"y\")",
        meaning: "attributes after these names, `x = 1, y = [[2, 3]]`, in any order; absent ones are left out, and there may be none. A matrix of 64-bit integers is a list of lists, and elements of one dimension are a list: `[1, 2]`, `[true, false]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("renamed-fields")
    },
    Directive {
        expected: "a string attribute, and the reference to a symbol",
        usage: "renamed-symbol($name, $symbol)",
        meaning: "a symbol, and the name that it has here, `@a as(\"b\")`; `@a` if it is the same",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..text("renamed-symbol")
    },
    Directive {
        expected: "a string attribute, or the name of one",
        usage: "symbol($name)",
        meaning: "a string as a symbol: `@name`; `symbol(\"sym_name\")` is the attribute of this name, which the operation need not declare",
        text: Some(TextRow {
            parameters: &[Accepts::AttributeOrText("StringAttr")],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..text("symbol")
    },
    Directive {
        expected: "attributes, and for attributes that are arrays of others what their elements are",
        usage: "dict($a, $b, \"a=#d.kind\")",
        meaning: "these attributes as a dictionary, `{a = [\"x\"], b = 2}`; `\"a=#d.kind\"` says that it has an array of attributes `#d.kind<x>` as an array of strings. Default values are left out, but for attributes that strings name, `\"a=\"`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("{"), First::Attribute]),
        }),
        ..text("dict")
    },
    Directive {
        expected: "an attribute, a word, and the text of an attribute",
        usage: "implied-attribute($x, \"word\", \"[1, 2]\")",
        meaning: "an attribute after a word, `word = [3]`; nothing if it is the attribute of the text. With the text `identity` an array is not written that has an identity map for each operand, of the rank of the last one; `identity-maps` makes it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(&arguments[..arguments.len().min(2)]),
        }),
        ..form("implied-attribute")
    },
    Directive {
        expected: "`ref` of an attribute, and types",
        usage: "identity-maps(ref($maps), ref(type($a)), ref(type($b)))",
        meaning: "no text: the attribute, if the text has none, is an array with an identity map for each of the types, of the rank of the last one",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownAttribute, Accepts::KnownTypes],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..form("identity-maps")
    },
    Directive {
        expected: "`attr-dict`, and names of attributes or `ref` of an operand",
        usage: "full-dict(attr-dict, \"a\", ref($x))",
        meaning: "the attribute dictionary with the attributes that have their default values, without those of these names; it is not printed if the operand is not there",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::KnownOrText],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..text("full-dict")
    },
    Directive {
        expected: "integers, or a dense array",
        usage: "dimension-list($a, $b)",
        meaning: "integers as sizes, `16x8`; of a dense array the elements, of which the smallest integer is `?`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..text("dimension-list")
    },
    Directive {
        expected: "`attr-dict`, and names of attributes with the beginnings of their texts",
        usage: "word-dict(attr-dict, \"a=#d.kind\")",
        meaning: "the attribute dictionary, in which the attribute `a`, `#d.kind<x>`, is the word `x`: `{a = x, b = unit}`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::Text],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..form("word-dict")
    },
    Directive {
        expected: "the attribute of a type, an attribute, and the beginning of types",
        usage: "type-then-value($type, $value, \"!d.array<\")",
        meaning: "a type and a value of it, which may be absent: `i32 = 4`. The value for a type that begins with the text has the type of a tensor of the same shape",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..form("type-then-value")
    },
    Directive {
        expected: "an attribute",
        usage: "index-elements($x)",
        meaning: "the elements of a tensor of `index` with one dimension: `[1, 2]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("index-elements")
    },
    Directive {
        expected: "the attributes of the sizes, of the element type, and of the value",
        usage: "shape-and-value($shape, $element, $value)",
        meaning: "the type of a tensor, `: tensor<2x?xf32>`, whose sizes and element type are attributes, or a value of this type, `= dense<0.0> : tensor<2xf32>`; the sizes are a tensor of `index`, with -1 for `?`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts::of(vec![First::text(":"), First::text("=")]),
        }),
        ..form("shape-and-value")
    },
    Directive {
        expected: "`attr-dict`, and words as strings",
        usage: "keyed-dict(attr-dict, \"attrs\", \"=\")",
        meaning: "the attributes that the format does not mention, after these words: `attrs = {a = 1}`; nothing without attributes",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::Text],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..text("keyed-dict")
    },
    Directive {
        expected: "an attribute, and one as a string",
        usage: "angled-attribute($x, \"#d.none\")",
        meaning: "an attribute in angle brackets; nothing, if it is the one of the string",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("<")]) },
        }),
        ..form("angled-attribute")
    },
    Directive {
        expected: "an array of integers and two flags",
        usage: "selection($numbers, $inverted, $all)",
        meaning: "numbers, all but some numbers, or all: `1, 2`, `except(1, 2)`, `all`. The last two are flags",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("DenseArrayAttr"), Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..form("selection")
    },
    Directive {
        expected: "two arrays of symbols",
        usage: "symbol-pairs($a, $b)",
        meaning: "pairs of symbols from two arrays, a line each: `@a -> @b, @c -> @d`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..form("symbol-pairs")
    },
    Directive {
        expected: "the name of an attribute, and a type",
        usage: "attribute-of(\"d.name\", \"i64\")",
        meaning: "the attribute of this name, which the operation need not declare; with a type, an integer of this type: `3`",
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..form("attribute-of")
    },
    Directive {
        expected: "the name of an attribute, a type and a word",
        usage: "counted-attribute(\"d.name\", \"i64\", \"word\")",
        meaning: "an integer of this type after a word, `word(3)`, for the attribute of this name, which the operation need not declare; nothing without it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("counted-attribute")
    },
    Directive {
        expected: "an array of integers and their type",
        usage: "number-list($x, \"i32\")",
        meaning: "an array of integers of this type without their types and without brackets: `1, 2`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("number-list")
    },
    Directive {
        expected: "an integer attribute",
        usage: "wide-integer($value)",
        meaning: "an integer without its type, `-123`. The type is unsigned and has four bits for each digit, and one more if the highest of these is set (64 for zero), as those in which MLIR's parser reads an integer of any size; a negative one is its two's complement",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..form("wide-integer")
    },
    Directive {
        expected: "an array, and the type of its elements",
        usage: "trailing-list($x, \"i32\")",
        meaning: "the elements of an array, each after a comma: `, @a, @b`; with a type, integers of this type, `, 1, 2`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(",")]) },
        }),
        ..form("trailing-list")
    },
    Directive {
        expected: "a dense attribute and two words",
        usage: "dense-range($x, \"from\", \"to\")",
        meaning: "lower and upper bounds in turn, of a dense attribute of indices, as two lists: `from (0, 0) to (7, 2)`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..form("dense-range")
    },
    Directive {
        expected: "an attribute",
        usage: "unspaced-attribute($x)",
        meaning: "an attribute without its dialect and the name of its class, and without a blank before it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..form("unspaced-attribute")
    },
    Directive {
        expected: "two attributes, a flag, an operand and its type, and three texts",
        usage: "schedule($kind, $modifier, $flag, $chunk, type($chunk), \"#d.kind<\", \"#d.modifier<\", \"simd=none\")",
        meaning: "a word, an operand with its type, another word, and the word of the flag, of which all but the first may be absent: `dynamic = %a : i32, nonmonotonic, simd`. The flag without a modifier has the one after `=`, if there is one",
        text: Some(TextRow {
            parameters: &[
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::AnyAttribute,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Text,
            ],
            required: 8,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..form("schedule")
    },
    Directive {
        expected: "an array of arrays of integers",
        usage: "index-arrays($x)",
        meaning: "an array of arrays of integers of 64 bits without their types and without the outer brackets: `[0, 1], [2]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("index-arrays")
    },
    Directive {
        expected: "the attribute of a type, `ref` of types, and a word",
        usage: "implied-element($type, ref(type($x)), \"word\")",
        meaning: "the type of an attribute after a word, `word(i32)`; nothing, if it is the element type of the shaped type of `$x`. A type that begins with one of further texts, `\"!d.ref<\"`, has what is in its brackets as element",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownTypes, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("implied-element")
    },
    Directive {
        expected: "`ref` of types, an attribute, a number and two texts",
        usage: "attribute-part(ref(type($x)), $y, \"1\", \"#d.kind<\", \">\")",
        meaning: "no text. `$y` is the attribute whose text between these is the part of this number in the text of the type of `$x`, `!d.pair<t, small>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::KnownTypes,
                Accepts::AnyAttribute,
                Accepts::Text,
                Accepts::Text,
                Accepts::Text,
            ],
            required: 5,
            first: |_, _| no_text(),
        }),
        ..form("attribute-part")
    },
    Directive {
        expected: "the attribute of a type, and `ref` of types",
        usage: "type-attribute($type, ref(type($x)))",
        meaning: "no text. The attribute is the type of `$x`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownTypes],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..form("type-attribute")
    },
    Directive {
        expected: "operands and their types, twice, successors, `ref` of a type, and names of attributes",
        usage: "cases($compared, type($compared), $operands, type($operands), $targets, ref(type($x)), \"d.tags\", \"d.counts\", \"d.compared\")",
        meaning: "the cases of a switch in brackets: an attribute, values that `$x` is compared with, and a block with operands, `[#d.is, %a, ^bb1(%b : i8), unit, ^bb2]`. Attributes of these names, which the operation need not declare, have the first ones, and the numbers of operands and of compared values of each case",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Successors,
                Accepts::KnownTypes,
                Accepts::Text,
            ],
            required: 8,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..form("cases")
    },
];
