//! Attributes as words: enum cases, flags, numbers.

use super::{Accepts, Directive, TextRow, form, given_words, no_text, text, texts, words};
use crate::model::format::first::{Empty, Facts, First};

pub(super) static ROWS: &[Directive] = &[
    Directive {
        expected: "a string attribute, and the keywords that it may be, as strings",
        usage: "keyword($x, \"a\", \"b\")",
        meaning: "a string attribute as one of these keywords, or as any keyword if none is given; another string is in quotes. With `\"\"` any keyword is read, and printed in quotes",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr"), Accepts::Text],
            required: 1,
            first: words,
        }),
        of_value: true,
        ..text("keyword")
    },
    Directive {
        expected: "an attribute that is a case of an enum",
        usage: "enum($x)",
        meaning: "an attribute that is a case of an enum, without the mnemonic and the angle brackets of its own format: `small`",
        text: Some(TextRow {
            parameters: &[Accepts::Case],
            required: 1,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..text("enum")
    },
    Directive {
        expected: "an attribute, and its value as a string",
        usage: "given-attribute($x, \"unit\")",
        meaning: "no text: the attribute has this value",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..form("given-attribute")
    },
    Directive {
        expected: "an attribute, the beginning and the end of its text, and how many groups in brackets are between them",
        usage: "enclosed($x, \"#d.a<\", \">\", \"1\")",
        meaning: "an attribute without this beginning and end of its text: as many groups in brackets, and what is between these, such as `[x, y]`, or `[a]x[b]->[c]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..text("enclosed")
    },
    Directive {
        expected: "an attribute, the beginning and the end of its text, and words",
        usage: "implied-word($x, \"#d.kind \", \">\", \"small\", \"large\")",
        meaning: "a word for an attribute whose text is the word between the first two texts; the first word is not written",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, arguments| given_words(arguments.get(3..).unwrap_or_default()),
        }),
        ..form("implied-word")
    },
    Directive {
        expected: "an array, and words with numbers",
        usage: "numbered-words($numbers, \"none=0\", \"row=2\")",
        meaning: "an array of integers of 64 bits, each written as its word: `row, none`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..form("numbered-words")
    },
    Directive {
        expected: "an attribute, `ref` of another one, a word, and a number",
        usage: "unless-equal($x, ref($y), \"word\")",
        meaning: "a string after a word, `word \"x\"`; nothing if it is the string of `$y`. With a number, `\"1\"`, an integer, `word 5`; nothing if it is the sum of that of `$y` and the number",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownAttribute, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(&arguments[..arguments.len().min(3)]),
        }),
        ..text("unless-equal")
    },
    Directive {
        expected: "a truth value, and two words",
        usage: "flag($x, \"read\", \"write\")",
        meaning: "a truth value as a word, that for false first",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, arguments| Facts::of(texts(arguments).map(First::text).collect()),
        }),
        ..form("flag")
    },
    Directive {
        expected: "a string attribute and a unit",
        usage: "bracketed($text, $flag)",
        meaning: "a string, in angle brackets if the unit is there: `\"a\"`, `<\"a\">`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr"), Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::of(vec![First::String, First::text("<")]),
        }),
        ..form("bracketed")
    },
    Directive {
        expected: "the name of an attribute as a string",
        usage: "visibility(\"sym_visibility\")",
        meaning: "`public`, `private` or `nested`, as the attribute of this name, which the operation need not declare; nothing without it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Text],
            required: 1,
            first: |_, _| Facts {
                empty: Empty::Maybe,
                looks: true,
                ..Facts::of(["public", "private", "nested"].map(First::text).into())
            },
        }),
        ..text("visibility")
    },
    Directive {
        expected: "the name of an attribute, and a word",
        usage: "undeclared-flag(\"d.name\", \"word\")",
        meaning: "a word for the unit attribute of this name, which the operation need not declare",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text],
            required: 2,
            first: |_, arguments| {
                let words = texts(arguments).skip(1).map(First::text).collect();
                Facts { empty: Empty::Maybe, looks: true, ..Facts::of(words) }
            },
        }),
        ..form("undeclared-flag")
    },
    Directive {
        expected: "the name of an attribute, a type and words",
        usage: "quoted-number(\"d.name\", \"i64\", \"zero\", \"one\")",
        meaning: "the number of a word in quotes, `\"one\"`, for the attribute of this name, which the operation need not declare",
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::String]),
        }),
        ..form("quoted-number")
    },
    Directive {
        expected: "an attribute, two texts, and `\"[]\"`",
        usage: "quoted-word($x, \"#d.kind<\", \">\")",
        meaning: "the text of an attribute between these, in quotes: `\"small\"`; with `\"[]\"` also in brackets, `[\"small\"]`, and nothing without it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, arguments| match texts(arguments).nth(2) {
                None => Facts::of(vec![First::String]),
                Some(_) => Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("[")]) },
            },
        }),
        ..form("quoted-word")
    },
    Directive {
        expected: "an attribute and two texts",
        usage: "bare-word($x, \"#d.kind<\", \">\")",
        meaning: "the text of an attribute between these as a keyword: `small`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        of_value: true,
        ..text("bare-word")
    },
    Directive {
        expected: "an attribute, two texts, and two words",
        usage: "implied-call($x, \"#d.kind<\", \">\", \"none\", \"kind\")",
        meaning: "the text of an attribute between these after a word, `kind(small)`; nothing, if it is that of the fourth string",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 5,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("implied-call")
    },
    Directive {
        expected: "an attribute that is a flag, and two words",
        usage: "flag-word($x, \"real\", \"imag\")",
        meaning: "a word for an attribute that is false or true; nothing without it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..form("flag-word")
    },
    Directive {
        expected: "an integer attribute and words",
        usage: "flag-words($x, \"none\", \"first\", \"second\")",
        meaning: "an integer of 64 bits as words, one for each bit that is set, from the lowest: `first, second`. Zero is the first word",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..form("flag-words")
    },
    Directive {
        expected: "an attribute, two texts and words",
        usage: "flag-list($x, \"#d.flags<\", \">\", \"none\", \"a\", \"b=b2\")",
        meaning: "the words of an attribute between `|` as a list, `a, b`; with `=`, a word is another one in the text of the attribute",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..form("flag-list")
    },
    Directive {
        expected: "two attributes and two texts",
        usage: "modified-word($x, $modifier, \"#d.kind<\", \"#d.modifier<\")",
        meaning: "the text of an attribute in angle brackets, after that of another one, if it is there: `strict:small`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..form("modified-word")
    },
];
