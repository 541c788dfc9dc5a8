//! The directives of assembly formats, in one table: the formats and positions in which they
//! are allowed, their arguments, and their spacing.
//!
//! The parser, the checks, the spacing rules and the messages read this table. Of a directive of operations without
//! arguments, [`Bare`], the row is all that the generator knows; the runtime's is in `ir/text/bare.rs`. So it is with the
//! directives whose rows have a [`TextRow`]: the functions that parse and print them are in files of their own in the runtime's
//! `ir/text/directives/`.

use super::first::{Empty, Facts, First};
use super::op_checker::Bound;
use super::operation::CustomArgument;
use crate::model::op::{AttrPresence, Operation, PartRef};
use std::ops::Range;

/// The kind of definition that a format belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SubjectKind {
    /// A type or an attribute: its variables are parameters.
    Value,
    /// An operation: its variables are operands, results, attributes, properties,
    /// regions and successors.
    Operation,
}

/// A directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Params,
    Struct,
    Qualified,
    Ref,
    Custom,
    Type,
    FunctionalType,
    Results,
    OiList,
    Bare(Bare),
    /// A directive with a [`TextRow`], by its name.
    Text(&'static str),
}

/// A directive of operations' formats that is an element without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bare {
    /// The attributes that the format does not contain elsewhere.
    AttrDict,
    /// The same after the keyword `attributes`.
    AttrDictWithKeyword,
    /// The properties that the format does not contain elsewhere.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
}

impl Bare {
    /// The name in formats.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.directive().name
    }

    /// The columns of a directive without arguments.
    pub(super) fn row(self) -> &'static BareRow {
        // The row of each has them; a test counts them.
        self.directive().bare.as_ref().unwrap_or(&ATTR_DICT)
    }

    /// Whether it prints the space before it by itself.
    #[must_use]
    pub fn spaces_itself(self) -> bool {
        self.directive().spaces_itself
    }

    fn directive(self) -> &'static Directive {
        Directive::of(Kind::Bare(self))
    }
}

/// Where each of some parts is written, if it is.
type Ranges = [Option<Range<usize>>];

/// The columns that only directives without arguments have.
#[derive(Debug)]
pub(super) struct BareRow {
    /// The directive that it is another spelling of: a format has one of them.
    pub(super) like: Bare,
    /// Where each part that it writes is written by itself, which is an overlap. A directive without such parts writes what
    /// the format does not contain elsewhere.
    pub(super) parts: Option<fn(&Bound) -> &Ranges>,
    /// What its text begins with.
    pub(super) first: fn(&Operation) -> Facts,
    /// Whether MLIR's parser reads it only if it is there.
    pub(super) may_be_absent: bool,
}

const ATTR_DICT: BareRow =
    BareRow { like: Bare::AttrDict, parts: None, first: |_| dictionary("{"), may_be_absent: true };

fn dictionary(first: &str) -> Facts {
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(first)]) }
}

/// Values, regions or successors, which are absent without the variables `without`.
pub(super) fn values(first: First, without: Option<Vec<usize>>) -> Facts {
    let facts = Facts::of(vec![first]);
    match without {
        Some(without) => facts.looked_for(without),
        None => facts,
    }
}

/// The columns that only directives have whose text is the runtime's and that have arguments.
#[derive(Debug)]
pub(super) struct TextRow {
    /// What the arguments are. The last one is repeated.
    pub(super) parameters: &'static [Accepts],
    /// How many of them must be there.
    pub(super) required: usize,
    /// What its text begins with.
    pub(super) first: fn(&Operation, &[CustomArgument]) -> Facts,
}

/// What an argument of a directive may be, besides what the grammar allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Accepts {
    /// An attribute of a class of MLIR, or one that the class includes.
    Attribute(&'static str),
    /// An attribute or a property.
    AnyAttribute,
    /// An operand.
    Operand,
    /// `ref($x)`, an operand that the format has before.
    KnownOperand,
    /// `ref($x)`, an attribute that the format has before.
    KnownAttribute,
    /// `type($x)`.
    Types,
    /// `ref(type($x))`, types that the format has before.
    KnownTypes,
    /// `ref(type($x))`, or a string.
    KnownTypesOrText,
    /// `attr-dict`.
    AttrDict,
    /// An attribute, a property, or a string.
    AnyAttributeOrText,
    /// A region, whose text the directive is.
    Region,
    /// A region: the directive has the arguments of its entry block, which the text of the region then has not.
    Entry,
    /// A string.
    Text,
    /// An attribute of this class, or a string.
    AttributeOrText(&'static str),
    /// `type($x)`, or an attribute of this class.
    TypesOrAttribute(&'static str),
    /// As [`Self::Entry`], or a string.
    EntryOrText,
    /// As [`Self::KnownAttribute`], or a string.
    KnownAttributeOrText,
    /// As [`Self::KnownTypes`], [`Self::KnownAttribute`] or [`Self::KnownOperand`], or a string.
    KnownOrText,
    /// `ref(type($x))`, or `ref` of the attribute of a type.
    KnownTypesOrAttribute,
    /// `ref` of a part of any kind.
    Known,
    /// As [`Self::Entry`]; another directive may have given it arguments before.
    MoreEntry,
    /// An argument of any kind, but of a region's.
    Any,
    /// Successors.
    Successors,
    /// An operand, or a string.
    OperandOrText,
    /// `ref(type($x))`, `type($x)`, or a string.
    KnownOrTypesOrText,
}

impl Accepts {
    /// The word for it in messages.
    pub(super) fn noun(self) -> &'static str {
        match self {
            Self::Attribute(_) | Self::AnyAttribute => "an attribute",
            Self::Operand => "an operand",
            Self::KnownOperand => "`ref` of an operand",
            Self::KnownAttribute => "`ref` of an attribute",
            Self::Types => "`type(...)`",
            Self::KnownTypes => "`ref(type(...))`",
            Self::KnownTypesOrText => "`ref(type(...))` or a string",
            Self::Entry | Self::MoreEntry | Self::Region => "a region",
            Self::AttrDict => "`attr-dict`",
            Self::Text => "a string",
            Self::AttributeOrText(_) | Self::AnyAttributeOrText => "an attribute or a string",
            Self::TypesOrAttribute(_) => "`type(...)` or an attribute",
            Self::EntryOrText => "a region or a string",
            Self::KnownAttributeOrText => "`ref` of an attribute or a string",
            Self::KnownOrText => "`ref` or a string",
            Self::KnownTypesOrAttribute => "`ref(type(...))` or `ref` of an attribute",
            Self::Successors => "successors",
            Self::Known => "`ref(...)`",
            Self::Any => "an operand, an attribute, types or a string",
            Self::OperandOrText => "an operand or a string",
            Self::KnownOrTypesOrText => "`ref(type(...))`, `type(...)` or a string",
        }
    }
}

/// The kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DirectiveArgument {
    /// `$name`.
    Variable,
    /// `"text"`.
    Text,
    /// A directive.
    Directive(Kind),
}

/// The number of arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// None, without parentheses.
    None,
    /// Exactly this number.
    Exactly(usize),
    /// At least one.
    Some,
    /// Clauses between `|`.
    Clauses,
}

/// One row of the table.
#[derive(Debug)]
pub(super) struct Directive {
    pub(super) kind: Kind,
    pub(super) name: &'static str,
    /// The kind of format that has it; both if `None`.
    pub(super) subject: Option<SubjectKind>,
    /// Whether it is an element by itself, rather than only an argument.
    pub(super) is_element: bool,
    /// Whether a name in angle brackets follows.
    pub(super) is_named: bool,
    pub(super) count: Count,
    /// The allowed kinds of each argument.
    pub(super) arguments: &'static [DirectiveArgument],
    /// The arguments, for messages.
    pub(super) expected: &'static str,
    /// An adjective for its variables, for messages.
    pub(super) captures: &'static str,
    /// The spelling with arguments, for documentation.
    pub(super) usage: &'static str,
    /// What it prints and parses, for documentation.
    pub(super) meaning: &'static str,
    /// Whether it prints the space before it by itself, as `attr-dict` does.
    pub(super) spaces_itself: bool,
    /// The columns of a directive without arguments of operations' formats.
    pub(super) bare: Option<BareRow>,
    /// The columns of a directive with arguments whose text is the runtime's.
    pub(super) text: Option<TextRow>,
}

impl Directive {
    /// The directive called `name`.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        DIRECTIVES.iter().find(|directive| directive.name == name)
    }

    /// The row of a directive.
    pub(super) fn of(kind: Kind) -> &'static Self {
        // Every kind has a row; a test counts them.
        DIRECTIVES.iter().find(|directive| directive.kind == kind).unwrap_or(&DIRECTIVES[0])
    }

    /// Whether formats of this kind have it.
    pub(super) fn fits(&self, subject: SubjectKind) -> bool {
        self.subject.is_none_or(|only| only == subject)
    }
}

const VALUE: Option<SubjectKind> = Some(SubjectKind::Value);
const OPERATION: Option<SubjectKind> = Some(SubjectKind::Operation);

/// A directive without arguments; each row lists its differences.
const PLAIN: Directive = Directive {
    kind: Kind::Params,
    name: "",
    subject: None,
    is_element: true,
    is_named: false,
    count: Count::None,
    arguments: &[],
    expected: "no arguments",
    captures: "",
    usage: "",
    meaning: "",
    spaces_itself: false,
    bare: None,
    text: None,
};

/// Of a directive that has no text.
fn no_text() -> Facts {
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(Vec::new()) }
}

/// A directive with arguments whose text is the runtime's.
const TEXT: Directive = Directive {
    subject: OPERATION,
    count: Count::Some,
    arguments: &[
        DirectiveArgument::Variable,
        DirectiveArgument::Text,
        DirectiveArgument::Directive(Kind::Type),
        DirectiveArgument::Directive(Kind::Ref),
        DirectiveArgument::Directive(Kind::Bare(Bare::AttrDict)),
    ],
    ..PLAIN
};

/// The strings among arguments.
fn texts(arguments: &[CustomArgument]) -> impl Iterator<Item = &str> {
    arguments.iter().filter_map(|argument| match argument {
        CustomArgument::Text(text) => Some(text.as_str()),
        CustomArgument::Part(_)
        | CustomArgument::Type(_)
        | CustomArgument::AttrDict
        | CustomArgument::PropDict
        | CustomArgument::Ref(_) => None,
    })
}

/// The words of the strings among arguments, or any word; absent without an attribute that may be absent.
fn words(operation: &Operation, arguments: &[CustomArgument]) -> Facts {
    let mut words = vec![First::String];
    words.extend(texts(arguments).map(First::text));
    if words.len() == 1 {
        words.push(First::Word);
    }
    if let Some(CustomArgument::Part(part @ PartRef::Attribute(index))) = arguments.first()
        && operation.attributes[*index].presence != AttrPresence::Required
    {
        // A group is around it: otherwise it is an error.
        return Facts::of(words).looked_for(vec![operation.index_of(*part)]);
    }
    Facts::of(words)
}

/// One of the strings among arguments, or nothing.
fn given_words(arguments: &[CustomArgument]) -> Facts {
    let words = texts(arguments).map(First::text).collect();
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(words) }
}

const VALUES: &[DirectiveArgument] = &[
    DirectiveArgument::Variable,
    DirectiveArgument::Directive(Kind::Bare(Bare::Operands)),
    DirectiveArgument::Directive(Kind::Results),
];

pub(super) static DIRECTIVES: &[Directive] = &[
    Directive {
        kind: Kind::Params,
        name: "params",
        subject: VALUE,
        usage: "params",
        meaning: "all parameters in order, separated by commas",
        ..PLAIN
    },
    Directive {
        kind: Kind::Struct,
        name: "struct",
        count: Count::Some,
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Directive(Kind::Params),
            DirectiveArgument::Directive(Kind::Custom),
            DirectiveArgument::Directive(Kind::Qualified),
        ],
        expected: "a variable or directive",
        captures: "captured ",
        usage: "struct($a, $b)",
        meaning: "`a = 1, b = 2`: each value after its name, in any order; optional ones may be absent. `struct(params)` has all parameters. Of an operation: attributes and properties",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            // The names of the attributes, which no literal of the format is compared with.
            first: |_, _| Facts::unknown(),
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Qualified,
        name: "qualified",
        count: Count::Exactly(1),
        arguments: &[DirectiveArgument::Variable, DirectiveArgument::Directive(Kind::Type)],
        expected: "a variable",
        usage: "qualified($x)",
        meaning: "a type or attribute in full, with `!` or `#` and the name of its dialect, which other elements leave out if the type of the parameter decides them",
        ..PLAIN
    },
    Directive {
        kind: Kind::Ref,
        name: "ref",
        is_element: false,
        count: Count::Exactly(1),
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Directive(Kind::Type),
            DirectiveArgument::Directive(Kind::Qualified),
        ],
        expected: "a variable",
        usage: "ref($x)",
        meaning: "as an argument of `custom`: a value that was parsed before, and is not printed again",
        ..PLAIN
    },
    Directive {
        kind: Kind::Custom,
        name: "custom",
        is_named: true,
        count: Count::Some,
        arguments: &[
            DirectiveArgument::Variable,
            DirectiveArgument::Text,
            DirectiveArgument::Directive(Kind::Ref),
            DirectiveArgument::Directive(Kind::Qualified),
            DirectiveArgument::Directive(Kind::Type),
            DirectiveArgument::Directive(Kind::Bare(Bare::AttrDict)),
            DirectiveArgument::Directive(Kind::Bare(Bare::PropDict)),
        ],
        expected: "a variable, `ref` or a string",
        captures: "bound ",
        usage: "custom<Name>($x, ref($y))",
        meaning: "what the author's implementation of a trait parses and prints",
        ..PLAIN
    },
    Directive {
        kind: Kind::Type,
        name: "type",
        subject: OPERATION,
        count: Count::Exactly(1),
        arguments: VALUES,
        expected: "an operand, a result, `operands` or `results`",
        usage: "type($x)",
        meaning: "the type of an operand or result; of a variadic one its types, separated by commas",
        ..PLAIN
    },
    Directive {
        kind: Kind::FunctionalType,
        name: "functional-type",
        subject: OPERATION,
        count: Count::Exactly(2),
        arguments: VALUES,
        expected: "operands and results",
        usage: "functional-type(operands, results)",
        meaning: "the types of both as a function type, `(i32, f32) -> i32`",
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::AttrDict),
        name: "attr-dict",
        subject: OPERATION,
        spaces_itself: true,
        usage: "attr-dict",
        meaning: "the dictionary of the attributes that the format does not mention, `{a = 1}`; nothing if it is empty",
        bare: Some(ATTR_DICT),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::AttrDictWithKeyword),
        name: "attr-dict-with-keyword",
        subject: OPERATION,
        spaces_itself: true,
        usage: "attr-dict-with-keyword",
        meaning: "the same after the keyword `attributes`",
        bare: Some(BareRow { first: |_| dictionary("attributes"), ..ATTR_DICT }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::PropDict),
        name: "prop-dict",
        subject: OPERATION,
        spaces_itself: true,
        usage: "prop-dict",
        meaning: "the properties that the format does not mention, `<{a = 1}>`",
        bare: Some(BareRow {
            like: Bare::PropDict,
            parts: None,
            first: |_| dictionary("<"),
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Operands),
        name: "operands",
        subject: OPERATION,
        usage: "operands",
        meaning: "all operands, separated by commas",
        bare: Some(BareRow {
            like: Bare::Operands,
            parts: Some(|bound| &bound.operands),
            first: |operation| values(First::Value, operation.all_operands_absent()).list(),
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Results,
        name: "results",
        subject: OPERATION,
        is_element: false,
        usage: "results",
        meaning: "as an argument of `type` and `functional-type`: all results",
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Regions),
        name: "regions",
        subject: OPERATION,
        usage: "regions",
        meaning: "all regions, separated by commas",
        bare: Some(BareRow {
            like: Bare::Regions,
            parts: Some(|bound| &bound.regions),
            first: |operation| {
                let fixed = operation.regions.iter().any(|region| !region.variadic);
                let parts = (0..operation.regions.len()).map(PartRef::Region);
                let parts = parts.map(|part| operation.index_of(part));
                values(First::text("{"), (!fixed).then(|| parts.collect())).list()
            },
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::Bare(Bare::Successors),
        name: "successors",
        subject: OPERATION,
        usage: "successors",
        meaning: "all successors, separated by commas",
        bare: Some(BareRow {
            like: Bare::Successors,
            parts: Some(|bound| &bound.successors),
            first: |operation| {
                let fixed = operation.successors.iter().any(|successor| !successor.variadic);
                let parts = (0..operation.successors.len()).map(PartRef::Successor);
                let parts = parts.map(|part| operation.index_of(part));
                values(First::Block, (!fixed).then(|| parts.collect())).list()
            },
            may_be_absent: false,
        }),
        ..PLAIN
    },
    Directive {
        kind: Kind::OiList,
        name: "oilist",
        subject: OPERATION,
        count: Count::Clauses,
        expected: "clauses between `|`, each beginning with a literal",
        usage: "oilist(`a` `(` $x `)` | `b`)",
        meaning: "clauses in any order, each at most once; a clause begins with a literal",
        ..PLAIN
    },
    Directive {
        kind: Kind::Text("keyword"),
        name: "keyword",
        expected: "a string attribute, and the keywords that it may be, as strings",
        usage: "keyword($x, \"a\", \"b\")",
        meaning: "a string attribute as one of these keywords, or as any keyword if none is given; another string is in quotes",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr"), Accepts::Text],
            required: 1,
            first: words,
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("signature"),
        name: "signature",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bindings"),
        name: "bindings",
        expected: "operands, their types, and a region",
        usage: "bindings($operands, type($operands), $body)",
        meaning: "the arguments of a region, each with the operand that it gets: `(%a = %x : i32, %b = %y : f32)`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tied-signature"),
        name: "tied-signature",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tied-types"),
        name: "tied-types",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tied-type"),
        name: "tied-type",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("sized-types"),
        name: "sized-types",
        expected: "types, operands, and names of types",
        usage: "sized-types(type($x), $sizes, \"a.b\")",
        meaning: "types, each with the values of its dynamic dimensions, `tensor<?xf32>{%d}, i32`; a type `!a.b` has one value, and with \"a.b?\" one for each `?` in its text",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Operand, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("sized-function"),
        name: "sized-function",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("affine-indices"),
        name: "affine-indices",
        expected: "an affine map and operands",
        usage: "affine-indices($map, $operands)",
        meaning: "the results of an affine map with operands in the places of its dimensions and symbols: `[%i + 3, symbol(%n)]`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("AffineMapAttr"), Accepts::Operand],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("affine-loop"),
        name: "affine-loop",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("aliased-type"),
        name: "aliased-type",
        expected: "the attribute of a type, and the type of a value",
        usage: "aliased-type($type, type($x))",
        meaning: "a type that an attribute has and the type of a value, `i32 as i8`; one if they are equal",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("captures"),
        name: "captures",
        expected: "operands, their types, their sizes, a region, and names of types",
        usage: "captures($operands, type($operands), $sizes, $body, \"a.b\")",
        meaning: "the arguments of a region after the operands that they get, with sizes as those of `sized-types`: `(%a as %x: tensor<?xf32>{%d})`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand, Accepts::Entry, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("declared-signature"),
        name: "declared-signature",
        expected: "the attribute of the function type, that of the attributes of arguments, and the names of two of them",
        usage: "declared-signature($type, $arg_attrs, \"d.name\", \"d.variadic\")",
        meaning: "the arguments and results of a function without a body: `(%a : i32, i8 ...) -> f32`. The name of an argument, and whether dots follow it, are these attributes of it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("given-attribute"),
        name: "given-attribute",
        expected: "an attribute, and its value as a string",
        usage: "given-attribute($x, \"unit\")",
        meaning: "no text: the attribute has this value",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("same-types"),
        name: "same-types",
        expected: "`ref` of the types of operands, and the types of results",
        usage: "same-types(ref(type($operands)), type($results))",
        meaning: "no text: the results have the types of the operands",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("sliced-operands"),
        name: "sliced-operands",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("annotated-operands"),
        name: "annotated-operands",
        expected: "operands, an array of attributes, and the name of these",
        usage: "annotated-operands($operands, $attributes, \"d.a\")",
        meaning: "operands, each with one or more attributes `#d.a<...>` without their names: `%a<x = 1>, %b[<x = 1>, <x = 2>]`; `$attributes` is an array with an array for each operand",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("enclosed"),
        name: "enclosed",
        expected: "an attribute, the beginning and the end of its text, and how many groups in brackets are between them",
        usage: "enclosed($x, \"#d.a<\", \">\", \"1\")",
        meaning: "an attribute without this beginning and end of its text: as many groups in brackets, and what is between these, such as `[x, y]`, or `[a]x[b]->[c]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("joined-integer"),
        name: "joined-integer",
        expected: "`ref` of the types of integers, and the type of a result",
        usage: "joined-integer(ref(type($operands)), type($result))",
        meaning: "no text: the result is an integer with as many bits as the operands together",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("named-operands"),
        name: "named-operands",
        expected: "operands, their types, and an array of their names",
        usage: "named-operands($operands, type($operands), $names)",
        meaning: "operands in parentheses, each after its name and with its type: `(a: %x: i32, b: %y: i8)`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Attribute("ArrayAttr")],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("named-types"),
        name: "named-types",
        expected: "types, and an array of names",
        usage: "named-types(type($results), $names)",
        meaning: "types in parentheses, each after its name: `(a: i32, b: i8)`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Attribute("ArrayAttr")],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("value-name"),
        name: "value-name",
        expected: "an attribute with a name",
        usage: "value-name($name)",
        meaning: "`name \"x\"`; what is read may have no name, which is then that of the value that the operation defines, or empty if that is a number",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr")],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("name")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("wrapped-types"),
        name: "wrapped-types",
        expected: "`ref` of the types of values, the types of others, and the beginning and the end of a type",
        usage: "wrapped-types(ref(type($x)), type($y), \"!d.a<\", \">\", \"!d.\")",
        meaning: "no text: `$y`, if it is there, or the result has the type whose text is that of the type of `$x` between these, without the last text at its beginning",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypesOrAttribute, Accepts::Types, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("port-lists"),
        name: "port-lists",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("implied-dict"),
        name: "implied-dict",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("shared-type"),
        name: "shared-type",
        expected: "the types of two values",
        usage: "shared-type(type($a), type($b))",
        meaning: "the types of both, `i8, i16`, or one, if they are equal",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("implied-word"),
        name: "implied-word",
        expected: "an attribute, the beginning and the end of its text, and words",
        usage: "implied-word($x, \"#d.kind \", \">\", \"small\", \"large\")",
        meaning: "a word for an attribute whose text is the word between the first two texts; the first word is not written",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, arguments| given_words(arguments.get(3..).unwrap_or_default()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-part"),
        name: "type-part",
        expected: "`ref` of the types of values, the types of others, a part, and the beginning of a type",
        usage: "type-part(ref(type($x)), type($y), \"0\", \"!d.\")",
        meaning: "no text: `$y` has the type that is the part of this number in the text of the type of `$x`, `!d.pair<t, u>`, after this beginning; the part `x` is the element in `!d.array<4xi8>`, the part `:` the types of all members in `!d.struct<a: i8, b: i4>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("member"),
        name: "member",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("sized-integer"),
        name: "sized-integer",
        expected: "an attribute, `attr-dict`, and a type",
        usage: "sized-integer($value, attr-dict, type($x))",
        meaning: "an integer and a type, `5 {...} : !d.int<8>`: it has as many bits as the last number in the text of the type, and is signed if that has `sint`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AttrDict, Accepts::Types],
            required: 3,
            first: |_, _| Facts::of(vec![First::Number, First::text("-")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("counted"),
        name: "counted",
        expected: "an operand, `attr-dict`, its type and the types of results",
        usage: "counted($x, attr-dict, type($x), type($results))",
        meaning: "a number of results that all have the type of an operand: `[2] %x {...} : i8`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AttrDict, Accepts::Types, Accepts::Types],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("guarded"),
        name: "guarded",
        expected: "an operand that may be absent, and another one",
        usage: "guarded($guard, $x)",
        meaning: "an operand, `%x`, after the one that is its guard, if there is one: `%guard ? %x`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand],
            required: 2,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("word-operands"),
        name: "word-operands",
        expected: "an array, operands, and words",
        usage: "word-operands($numbers, $operands, \"up\", \"down\")",
        meaning: "operands, each after one of these words, `up %a, down %b`; `$numbers` is an array of the numbers of the words",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Operand, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(arguments),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("members"),
        name: "members",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("paired-fields"),
        name: "paired-fields",
        expected: "an attribute, the beginning and the end of its text, and names",
        usage: "paired-fields($x, \"#d.dims<\", \">\", \"sum\", \"lhs_sum\", \"rhs_sum\")",
        meaning: "an attribute whose text is lists of integers after names, `#d.dims<lhs_sum = [1], rhs_sum = [0]>`, as pairs of lists, `sum = [1] x [0]`; pairs without elements are left out, but for the last one",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 6,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("stripped-fields"),
        name: "stripped-fields",
        expected: "attributes, each with its name and the beginning and the end of its text",
        usage: "stripped-fields($x, \"x\", \"#d.kind \", \">\", $y, \"y\", \"#d.y\", \"\")",
        meaning: "attributes after commas and their names, without the beginnings and the ends of their texts, of arrays those of the elements: `, x = [A, B], y = <1>`; absent ones are left out",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(",")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("reduction"),
        name: "reduction",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("numbered-words"),
        name: "numbered-words",
        expected: "an array, and words with numbers",
        usage: "numbered-words($numbers, \"none=0\", \"row=2\")",
        meaning: "an array of integers of 64 bits, each written as its word: `row, none`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("typed-arguments"),
        name: "typed-arguments",
        expected: "an attribute with a type, the beginning of the type, `\"=\"` or `\"\"`, and a region",
        usage: "typed-arguments($type, \"!d.dict\", \"=\", $body)",
        meaning: "the arguments of a region whose names and types are those of a type, `(x = %a: i8)` of `!d.dict<x: i8>`; with `\"\"` without names, `(%a: i8)` of `!d.sequence<i8>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::Text, Accepts::Text, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("unless-equal"),
        name: "unless-equal",
        expected: "an attribute, `ref` of another one, and a word",
        usage: "unless-equal($x, ref($y), \"word\")",
        meaning: "a string after a word, `word \"x\"`; nothing if it is the string of `$y`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownAttribute, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(arguments),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("nested-symbols"),
        name: "nested-symbols",
        expected: "an array, and the beginning and the end of the text of an attribute",
        usage: "nested-symbols($array, \"#d.inner<\", \">\")",
        meaning: "symbols in brackets, `[@a::@b, @c]`; one with a nested reference is in the array as the attribute whose text is the symbol between these",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("two-port-lists"),
        name: "two-port-lists",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("nested-index-lists"),
        name: "nested-index-lists",
        expected: "operands, and an array of dense arrays of integers",
        usage: "nested-index-lists($values, $integers)",
        meaning: "lists of values and integers in a list: `[[%a, 4], [8]]`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("ArrayAttr")],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("arguments"),
        name: "arguments",
        expected: "a region",
        usage: "arguments($body)",
        meaning: "the arguments of a region: `(%a: i32, %b: f32)`. The format has `$body` later",
        text: Some(TextRow {
            parameters: &[Accepts::Entry],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("constant"),
        name: "constant",
        expected: "`attr-dict`, an attribute, and the type of a result",
        usage: "constant(attr-dict, $value, type($result))",
        meaning: "the other attributes, and an attribute whose type the result has: `{a} dense<1> : tensor<2xi32>`; if it has another type, or is not there, the type of the result follows",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::AnyAttribute, Accepts::Types],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("integers"),
        name: "integers",
        expected: "a dense array of integers, and the type of its elements",
        usage: "integers($array, \"i32\")",
        meaning: "a dense array of `i32` or `i64` without brackets: `1, 2`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("DenseArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("one-or-more"),
        name: "one-or-more",
        expected: "an array of attributes",
        usage: "one-or-more($array)",
        meaning: "an array of attributes in braces, `{@a, @b}`; the only one alone, `@a`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr")],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("paired"),
        name: "paired",
        expected: "two lists of operands, and the words before, between and after the two of a pair",
        usage: "paired($a, $b, \"[\", \"for\", \"]\")",
        meaning: "two lists of operands as pairs: `[%a for %b], [%c for %d]`. If the first word is a comma, it is before each pair",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand, Accepts::Text],
            required: 5,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("parameter-list"),
        name: "parameter-list",
        expected: "an array of attributes, and what these are",
        usage: "parameter-list($array, \"#d.parameter\")",
        meaning: "an array of attributes `#d.parameter<\"name\": type = value>` in angle brackets, `<name: type = value>`; nothing without elements",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("ArrayAttr"), Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("<")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("ports"),
        name: "ports",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("projection-dict"),
        name: "projection-dict",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("projection-defaults"),
        name: "projection-defaults",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("ranges"),
        name: "ranges",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("renamed-fields"),
        name: "renamed-fields",
        expected: "attributes, each with a name",
        usage: "renamed-fields($a, \"x\", $b, \"y\")",
        meaning: "attributes after these names, `x = 1, y = [[2, 3]]`, in any order; absent ones are left out, and there may be none. A matrix of 64-bit integers is a list of lists",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("renamed-symbol"),
        name: "renamed-symbol",
        expected: "a string attribute, and the reference to a symbol",
        usage: "renamed-symbol($name, $symbol)",
        meaning: "a symbol, and the name that it has here, `@a as(\"b\")`; `@a` if it is the same",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("symbol"),
        name: "symbol",
        expected: "a string attribute, or the name of one",
        usage: "symbol($name)",
        meaning: "a string as a symbol: `@name`; `symbol(\"sym_name\")` is the attribute of this name, which the operation need not declare",
        text: Some(TextRow {
            parameters: &[Accepts::AttributeOrText("StringAttr")],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-list"),
        name: "type-list",
        expected: "the types of operands or results",
        usage: "type-list(type($x))",
        meaning: "types in parentheses, `(i32, f32)`; `()` if there are none",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("typed-operands"),
        name: "typed-operands",
        expected: "operands, and their types",
        usage: "typed-operands($operands, type($operands))",
        meaning: "operands, each with its type: `%a: i32, %b: f32`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types],
            required: 2,
            first: |operation, arguments| {
                if let Some(CustomArgument::Part(part @ PartRef::Operand(index))) = arguments.first()
                    && operation.operands[*index].arity.is_variable()
                {
                    return values(First::Value, Some(vec![operation.index_of(*part)]));
                }
                values(First::Value, None)
            },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("arrow-types"),
        name: "arrow-types",
        expected: "the types of results",
        usage: "arrow-types(type($results))",
        meaning: "the types after an arrow, `-> i32` or `-> (i32, f32)`; nothing if there are none",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("->")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("dict"),
        name: "dict",
        expected: "attributes, and for attributes that are arrays of others what their elements are",
        usage: "dict($a, $b, \"a=#d.kind\")",
        meaning: "these attributes as a dictionary, `{a = [\"x\"], b = 2}`; `\"a=#d.kind\"` says that it has an array of attributes `#d.kind<x>` as an array of strings. Default values are left out, but for attributes that strings name, `\"a=\"`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttributeOrText],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("{"), First::Attribute]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("from-to-types"),
        name: "from-to-types",
        expected: "the types of operands, and the types of results",
        usage: "from-to-types(type(operands), type(results))",
        meaning: "types of operands and of results with an arrow between them, if there are some of both: `i32, f32 -> i8`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Types],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(First::types()) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("hidden"),
        name: "hidden",
        expected: "a region, types, and strings",
        usage: "hidden($body, ref(type($a)), \"add(0, 1)\", \"add float=d.addf integer=d.addi\")",
        meaning: "no text: a region that the text does not have, and that is empty when it is read. With types and an expression it has a block with arguments of their element types, and the terminator that the operation implies has the value of the expression: the argument of a number, `0`; an operation without operands, `d.constant{value = 1 : i8} : i8`; or a function of expressions and types, `add(0, 1)`, `signed(0, i32)`, `add(*)` of all arguments but the last one, which is the operation that a further string gives for the type of its first operand (`float`, `integer`, `index`, `complex`, `any`, or a type) or for two types (`integer<integer`, `float>float`, `integer-float`). The function `$a|add` is the one whose name the attribute `a` has",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownTypesOrText],
            required: 1,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("implied-attribute"),
        name: "implied-attribute",
        expected: "an attribute, a word, and the text of an attribute",
        usage: "implied-attribute($x, \"word\", \"[1, 2]\")",
        meaning: "an attribute after a word, `word = [3]`; nothing if it is the attribute of the text. The text `identity` stands for an array of identity maps, which `identity-maps` makes",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(&arguments[..arguments.len().min(2)]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("identity-maps"),
        name: "identity-maps",
        expected: "`ref` of an attribute, and types",
        usage: "identity-maps(ref($maps), ref(type($a)), ref(type($b)))",
        meaning: "no text: the attribute, if the text has none, is an array with an identity map for each of the types, of the rank of the last one",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownAttribute, Accepts::KnownTypes],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("computed-types"),
        name: "computed-types",
        expected: "types, the text of a type, and what is in it",
        usage: "computed-types(type($y), \"vector<{0.dims}i1>\", ref(type($x)))",
        meaning: "no text: `$y` has the type of the text, in which `{0}` is the type of the first `ref`, `{0.dims}` its sizes (`4x[8]x`), `{0.front}` those without the last one, `{0.rest}` those without the first one, `{0.1}` the second one, `{0.element}` its element type, `{0.in}` what is between its angle brackets, and `{1.count}` the number of elements of the attribute of the second `ref`. Of a variadic `$x` each type has one. With a string at the end only types whose texts begin with it have one",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text, Accepts::KnownOrText],
            required: 3,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("full-dict"),
        name: "full-dict",
        expected: "`attr-dict`, and names of attributes or `ref` of an operand",
        usage: "full-dict(attr-dict, \"a\", ref($x))",
        meaning: "the attribute dictionary with the attributes that have their default values, without those of these names; it is not printed if the operand is not there",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::KnownOrText],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("flag"),
        name: "flag",
        expected: "a truth value, and two words",
        usage: "flag($x, \"read\", \"write\")",
        meaning: "a truth value as a word, that for false first",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, arguments| Facts::of(texts(arguments).map(First::text).collect()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("dimension-list"),
        name: "dimension-list",
        expected: "integers, or a dense array",
        usage: "dimension-list($a, $b)",
        meaning: "integers as sizes, `16x8`; of a dense array the elements, of which the smallest integer is `?`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("one-line-region"),
        name: "one-line-region",
        expected: "a region, and the name of a terminator",
        usage: "one-line-region($body, \"d.yield\")",
        meaning: "a region of one operation in one line, `{ d.x %a : i32 }`. The terminator, which has the results of the operation, is not written",
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("whole-region"),
        name: "whole-region",
        expected: "a region",
        usage: "whole-region($body)",
        meaning: "a region with the terminator that the operation implies, also if that has no operands; it has the arguments that a directive before has. With `\"labels\"` it is read and printed as it is, with its arguments",
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::Text],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("word-dict"),
        name: "word-dict",
        expected: "`attr-dict`, and names of attributes with the beginnings of their texts",
        usage: "word-dict(attr-dict, \"a=#d.kind\")",
        meaning: "the attribute dictionary, in which the attribute `a`, `#d.kind<x>`, is the word `x`: `{a = x, b = unit}`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::Text],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("affine-ranges"),
        name: "affine-ranges",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("payload"),
        name: "payload",
        expected: "a region, and a string",
        usage: "payload($body, \"first\")",
        meaning: "a region of one operation that is applied to the arguments but for the last one, by its name: `{ d.add {a = 1} }`; nothing if the region is another one. With the string the operation has the last argument, too, before the others. `payload-body` has the region later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::Text],
            required: 1,
            first: |_, _| dictionary("{"),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("payload-body"),
        name: "payload-body",
        expected: "a region, types, and a string",
        usage: "payload-body($body, ref(type($a)), ref(type($b)), \"first\")",
        meaning: "the arguments and the body of the region that `payload` has not, on a line of their own: `(%a: i32, %b: i32) {...}`. The region that `payload` has gets arguments of the element types of these types",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Region, Accepts::KnownTypesOrText],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("unwrapped-captures"),
        name: "unwrapped-captures",
        expected: "operands, their types, a region, and the beginning of a type",
        usage: "unwrapped-captures($operands, type($operands), $body, \"!d.value<\")",
        meaning: "the arguments of a region after the operands that they get, `(%a as %x: !d.value<i32>)`; an argument has the type inside of that of its operand. The format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry, Accepts::Text],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("loop-range"),
        name: "loop-range",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-then-value"),
        name: "type-then-value",
        expected: "the attribute of a type, an attribute, and the beginning of types",
        usage: "type-then-value($type, $value, \"!d.array<\")",
        meaning: "a type and a value of it, which may be absent: `i32 = 4`. The value for a type that begins with the text has the type of a tensor of the same shape",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bracketed"),
        name: "bracketed",
        expected: "a string attribute and a unit",
        usage: "bracketed($text, $flag)",
        meaning: "a string, in angle brackets if the unit is there: `\"a\"`, `<\"a\">`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("StringAttr"), Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::of(vec![First::String, First::text("<")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("index-elements"),
        name: "index-elements",
        expected: "an attribute",
        usage: "index-elements($x)",
        meaning: "the elements of a tensor of `index` with one dimension: `[1, 2]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("initialized-function"),
        name: "initialized-function",
        expected: "operands, their types, the types of results, and a region",
        usage: "initialized-function($operands, type($operands), type($results), $body)",
        meaning: "the arguments of a region with the operands that they get, and the types of these and of the results: `(%a = %x) : (i32) -> i32`. The format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Types, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("("), First::text(":")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("ordering"),
        name: "ordering",
        expected: "operands, the type of a result, and a word",
        usage: "ordering($tokens, type($token), \"ordering\")",
        meaning: "operands and the type of a result after a word: `ordering(%a, %b -> !d.token)`, `ordering(() -> !d.token)`; nothing if there are neither",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 3,
            first: |_, arguments| given_words(arguments),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("shape-and-value"),
        name: "shape-and-value",
        expected: "the attributes of the sizes, of the element type, and of the value",
        usage: "shape-and-value($shape, $element, $value)",
        meaning: "the type of a tensor, `: tensor<2x?xf32>`, whose sizes and element type are attributes, or a value of this type, `= dense<0.0> : tensor<2xf32>`; the sizes are a tensor of `index`, with -1 for `?`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts::of(vec![First::text(":"), First::text("=")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("keyed-dict"),
        name: "keyed-dict",
        expected: "`attr-dict`, and words as strings",
        usage: "keyed-dict(attr-dict, \"attrs\", \"=\")",
        meaning: "the attributes that the format does not mention, after these words: `attrs = {a = 1}`; nothing without attributes",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AttrDict, Accepts::Text],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tensor-types"),
        name: "tensor-types",
        expected: "`ref` of the types of operands, and the types of results",
        usage: "tensor-types(ref(type($operands)), type($results))",
        meaning: "no text: there is a result for each of the operands that is a tensor, of its type",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("given-type"),
        name: "given-type",
        expected: "the type of a value that may be absent, and a type as a string",
        usage: "given-type(type($x), \"i32\")",
        meaning: "no text: in a group, the type of a value that is there if the group is. It may be the anchor of the group",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-or-value"),
        name: "type-or-value",
        expected: "the attribute of a type, and one that may be absent",
        usage: "type-or-value($type, $value)",
        meaning: "`= 4 : i32`, a value and its type; or `: i32`, a type without a value; or `: i32 = 4 : i8`, if the value has another type",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("TypeAttr"), Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::of(vec![First::text(":"), First::text("=")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("visibility"),
        name: "visibility",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("common-type"),
        name: "common-type",
        expected: "the types of operands and results",
        usage: "common-type(type($x), type($y), type($result))",
        meaning: "one type if all of these types are equal; otherwise a function type, `(i32, f32) -> i32`",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("dynamic-index-list"),
        name: "dynamic-index-list",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("flagged-operands"),
        name: "flagged-operands",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("named-values"),
        name: "named-values",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("optional-region"),
        name: "optional-region",
        expected: "a region",
        usage: "optional-region($body)",
        meaning: "a region, or nothing, if it has one block without operations and arguments",
        text: Some(TextRow {
            parameters: &[Accepts::Region],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("{")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("one-type"),
        name: "one-type",
        expected: "the types of operands",
        usage: "one-type(type($operands))",
        meaning: "the type that all operands have, once: `i32`. Without operands there is none",
        text: Some(TextRow {
            parameters: &[Accepts::Types],
            required: 1,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("undeclared-flag"),
        name: "undeclared-flag",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("default-type"),
        name: "default-type",
        expected: "the type of a value, a type as a string, and the types of values that may be absent",
        usage: "default-type(type($x), \"index\", type($a), type($b))",
        meaning: "`: i32`, a type that the values have that are there; nothing, if it is the one of the string",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Text, Accepts::Any],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(":")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("angled-attribute"),
        name: "angled-attribute",
        expected: "an attribute, and one as a string",
        usage: "angled-attribute($x, \"#d.none\")",
        meaning: "an attribute in angle brackets; nothing, if it is the one of the string",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("<")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("selection"),
        name: "selection",
        expected: "an array of integers and two flags",
        usage: "selection($numbers, $inverted, $all)",
        meaning: "numbers, all but some numbers, or all: `1, 2`, `except(1, 2)`, `all`. The last two are flags",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("DenseArrayAttr"), Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("symbol-pairs"),
        name: "symbol-pairs",
        expected: "two arrays of symbols",
        usage: "symbol-pairs($a, $b)",
        meaning: "pairs of symbols from two arrays, a line each: `@a -> @b, @c -> @d`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("value-or-attribute"),
        name: "value-or-attribute",
        expected: "an operand, an attribute and its type",
        usage: "value-or-attribute($operand, $attribute, \"index\")",
        meaning: "an operand, `%a`, or an integer of this type, `3`, where an operand may be. The attribute is absent with an operand, or with the string `dynamic` after the type the smallest integer",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("operands-and-types"),
        name: "operands-and-types",
        expected: "operands and their types, twice",
        usage: "operands-and-types($a, type($a), $b, type($b))",
        meaning: "operands and then their types, `%a : i32`, or `%a, %b : (i32, f32)`; nothing without operands",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand, Accepts::Types],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::Value]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("packed-index-list"),
        name: "packed-index-list",
        expected: "operands, operands and an array of integers",
        usage: "packed-index-list($packed, $values, $integers)",
        meaning: "values and integers in a list, `[%a, 4]`, or a value that stands for the whole list, `*(%a)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand, Accepts::Attribute("DenseArrayAttr")],
            required: 3,
            first: |_, _| Facts::of(vec![First::text("*"), First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("types-or-word"),
        name: "types-or-word",
        expected: "operands and their types, a flag and a word",
        usage: "types-or-word($operands, type($operands), $flag, \"inferred\")",
        meaning: "` -> (%a : i32)`, operands after an arrow; with the flag ` -> <inferred>`; nothing without both",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("->")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("element-loop"),
        name: "element-loop",
        expected: "an operand and its type, a region, and two or three texts",
        usage: "element-loop($values, type($values), $body, \"!d.range<\", \">\")",
        meaning: "the argument of a region with its type, and the operand that it is an element of: `%a : !d.value in %b`. The type of the operand is the text between these",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry, Accepts::Text],
            required: 5,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("mapped-type"),
        name: "mapped-type",
        expected: "`ref` of types, types, and three types as strings",
        usage: "mapped-type(ref(type($x)), type($y), \"a\", \"b\", \"c\")",
        meaning: "no text. `$y` has the type `b` if that of `$x` is `a`; otherwise `c`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 5,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("joined-type"),
        name: "joined-type",
        expected: "`ref` of types, the type of a result, and two texts",
        usage: "joined-type(ref(type($a)), ref(type($b)), type($result), \"!d.bits<\", \">\")",
        meaning: "no text. The result has the type whose number is the sum of those in the types of the operands, `!d.bits<12>` of `!d.bits<8>` and `!d.bits<4>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownOrTypesOrText],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("multiple"),
        name: "multiple",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("unwrapped-types"),
        name: "unwrapped-types",
        expected: "`ref` of types, types, two texts, and a number",
        usage: "unwrapped-types(ref(type($x)), type($y), \"!d.ref<\", \">\")",
        meaning: "no text. `$y` has the type that is between these in the text of the type of `$x`; with a number, the element of this number of what is between them: `\"0\"` is `i8` in `!d.pair<(i8, i32)>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownTypes, Accepts::Types, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("wrapped-signature"),
        name: "wrapped-signature",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("attributions"),
        name: "attributions",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("launch-sizes"),
        name: "launch-sizes",
        expected: "a region, operands for each dimension, and words",
        usage: "launch-sizes($body, $x, $y, ..., \"blocks\", \"threads\", \"clusters\")",
        meaning: "three operands for each word. The region has three arguments for the position in each, and three for its sizes: `clusters(%a, %b, %c) in (%d = %x, %e = %y, %f = %z) blocks(...) in (...)`. The last word may be absent, and is the first in the text",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::OperandOrText],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("options"),
        name: "options",
        expected: "the attribute of a dictionary, operands, and two texts",
        usage: "options($options, $values, \"#d.operand<index = \", \">\")",
        meaning: "a dictionary whose values may be operands, or be in lists with them: `{\"a\" = 1, \"b\" = %x, \"c\" = [%x, \"d\"]}`. In the attribute an operand is its number between these texts",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Operand, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::text("{")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("keyed-operands"),
        name: "keyed-operands",
        expected: "operands and an array of their names",
        usage: "keyed-operands($operands, $names)",
        meaning: "operands after their names as strings, `{\"a\" = %x, \"b\" = %y}`; nothing without operands",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("{")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("passed-operands"),
        name: "passed-operands",
        expected: "operands, their types and a word",
        usage: "passed-operands($operands, type($operands), \"args\")",
        meaning: "operands with their types after a word, `args(%a : i32, %b : f32)`; nothing without operands",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("attribute-of"),
        name: "attribute-of",
        expected: "the name of an attribute, and a type",
        usage: "attribute-of(\"d.name\", \"i64\")",
        meaning: "the attribute of this name, which the operation need not declare; with a type, an integer of this type: `3`",
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("counted-attribute"),
        name: "counted-attribute",
        expected: "the name of an attribute, a type and a word",
        usage: "counted-attribute(\"d.name\", \"i64\", \"word\")",
        meaning: "an integer of this type after a word, `word(3)`, for the attribute of this name, which the operation need not declare; nothing without it",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("quoted-number"),
        name: "quoted-number",
        expected: "the name of an attribute, a type and words",
        usage: "quoted-number(\"d.name\", \"i64\", \"zero\", \"one\")",
        meaning: "the number of a word in quotes, `\"one\"`, for the attribute of this name, which the operation need not declare",
        text: Some(TextRow {
            parameters: &[Accepts::Text, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::String]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("quoted-word"),
        name: "quoted-word",
        expected: "an attribute and two texts",
        usage: "quoted-word($x, \"#d.kind<\", \">\")",
        meaning: "the text of an attribute between these, in quotes: `\"small\"`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::String]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bare-word"),
        name: "bare-word",
        expected: "an attribute and two texts",
        usage: "bare-word($x, \"#d.kind<\", \">\")",
        meaning: "the text of an attribute between these as a keyword: `small`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bracketed-word"),
        name: "bracketed-word",
        expected: "an attribute and two texts",
        usage: "bracketed-word($x, \"#d.kind<\", \">\")",
        meaning: "the text of an attribute between these in quotes and brackets, `[\"small\"]`; nothing without it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("[")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("implied-call"),
        name: "implied-call",
        expected: "an attribute, two texts, and two words",
        usage: "implied-call($x, \"#d.kind<\", \">\", \"none\", \"kind\")",
        meaning: "the text of an attribute between these after a word, `kind(small)`; nothing, if it is that of the fourth string",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 5,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("number-list"),
        name: "number-list",
        expected: "an array of integers and their type",
        usage: "number-list($x, \"i32\")",
        meaning: "an array of integers of this type without their types and without brackets: `1, 2`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("trailing-list"),
        name: "trailing-list",
        expected: "an array, and the type of its elements",
        usage: "trailing-list($x, \"i32\")",
        meaning: "the elements of an array, each after a comma: `, @a, @b`; with a type, integers of this type, `, 1, 2`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 1,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(",")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("pointer-access"),
        name: "pointer-access",
        expected: "a pointer, values, two attributes, `attr-dict`, the types of the pointer and of what it points to, and three texts",
        usage: "pointer-access($p, $values, $access, $alignment, attr-dict, type($p), type($x), \"!d.ptr<\", \">\", \"#d.access<\")",
        meaning: "a pointer after the last part of its type in quotes, values, attributes in brackets, and the type of what it points to: `\"Private\" %p, %x [\"Aligned\", 4] {...} : i8`, where `%p` is a `!d.ptr<i8, Private>`. Without values there is a result",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Any],
            required: 8,
            first: |_, _| Facts::of(vec![First::String]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("path-type"),
        name: "path-type",
        expected: "`ref` of an array of integers, `ref` of a type, and a type",
        usage: "path-type(ref($indices), ref(type($x)), type($y))",
        meaning: "no text. `$y` has the type of the part of `$x` that an array of integers leads to: members of `!d.struct<(i8, i32)>`, elements of `!d.array<4 x i8>` and `vector<4xi8>`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::KnownAttribute, Accepts::KnownTypes, Accepts::Types],
            required: 3,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("called"),
        name: "called",
        expected: "operands, and the reference of a symbol",
        usage: "called($operands, $callee)",
        meaning: "a symbol, or else the first operand, and the other operands: `@f(%a, %b)`, `%f(%a)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::AnyAttribute],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("called-types"),
        name: "called-types",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("index-loop"),
        name: "index-loop",
        expected: "three operands and a region",
        usage: "index-loop($lower, $upper, $step, $body)",
        meaning: "the argument of a region, an index, and its bounds: `%i = %a to %b step %c`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Operand, Accepts::Operand, Accepts::Entry],
            required: 4,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("loop-results"),
        name: "loop-results",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("designator"),
        name: "designator",
        expected: "operands and an array of flags",
        usage: "designator($indices, $are_triplets)",
        meaning: "operands in parentheses, one or three for each dimension: `(%a, %b:%c:%d)`; nothing without dimensions",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Attribute("DenseArrayAttr")],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("flag-word"),
        name: "flag-word",
        expected: "an attribute that is a flag, and two words",
        usage: "flag-word($x, \"real\", \"imag\")",
        meaning: "a word for an attribute that is false or true; nothing without it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("dense-range"),
        name: "dense-range",
        expected: "a dense attribute and two words",
        usage: "dense-range($x, \"from\", \"to\")",
        meaning: "lower and upper bounds in turn, of a dense attribute of indices, as two lists: `from (0, 0) to (7, 2)`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("reduced-operands"),
        name: "reduced-operands",
        expected: "an array of attributes, operands, their types and a word",
        usage: "reduced-operands($attributes, $operands, type($operands), \"reduce\")",
        meaning: "operands, each after an attribute and with its type, `reduce(#d.kind<add> -> %a : i32)`; nothing without operands",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Operand, Accepts::Types, Accepts::Text],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bound-argument"),
        name: "bound-argument",
        expected: "an operand, a region and a type",
        usage: "bound-argument($operand, $body, \"i1\")",
        meaning: "an argument of a region of this type, and the operand that it begins with: `%a = %b`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::MoreEntry, Accepts::Text],
            required: 3,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("unspaced-attribute"),
        name: "unspaced-attribute",
        expected: "an attribute",
        usage: "unspaced-attribute($x)",
        meaning: "an attribute without its dialect and the name of its class, and without a blank before it",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("flag-words"),
        name: "flag-words",
        expected: "an integer attribute and words",
        usage: "flag-words($x, \"none\", \"first\", \"second\")",
        meaning: "an integer of 64 bits whose bits are words, in this order: `first, second`; the first word stands for zero",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 3,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("flag-list"),
        name: "flag-list",
        expected: "an attribute, two texts and words",
        usage: "flag-list($x, \"#d.flags<\", \">\", \"none\", \"a\", \"b=b2\")",
        meaning: "the words of an attribute between `|` as a list, `a, b`; with `=`, a word is another one in the text of the attribute",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("typed-pairs"),
        name: "typed-pairs",
        expected: "operands and their types, twice",
        usage: "typed-pairs($a, type($a), $b, type($b))",
        meaning: "pairs of operands with their types, `%a : i8 -> %b : i32, ...`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand, Accepts::Types],
            required: 4,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("attributed-operands"),
        name: "attributed-operands",
        expected: "operands, their types, an array and a pattern",
        usage: "attributed-operands($operands, type($operands), $attributes, \"x -> %a : t\", \"#d.kind<\", \">\")",
        meaning: "operands, each with its type and an element of an array, in the order of the pattern, `small -> %a : i8`; without the texts around it the element is in full, `4 : i64 -> %a : i8`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("modified-operand"),
        name: "modified-operand",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("modified-word"),
        name: "modified-word",
        expected: "two attributes and two texts",
        usage: "modified-word($x, $modifier, \"#d.kind<\", \"#d.modifier<\")",
        meaning: "the text of an attribute in angle brackets, after that of another one, if it is there: `strict:small`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::AnyAttribute, Accepts::Text, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::Word]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("schedule"),
        name: "schedule",
        expected: "two attributes, a flag, an operand and its type, and three texts",
        usage: "schedule($kind, $modifier, $flag, $chunk, type($chunk), \"#d.kind<\", \"#d.modifier<\", \"simd\")",
        meaning: "a word, an operand with its type, another word, and the word of the flag, of which all but the first may be absent: `dynamic = %a : i32, nonmonotonic, simd`",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("linear"),
        name: "linear",
        expected: "operands, their types and other operands",
        usage: "linear($a, type($a), $steps)",
        meaning: "pairs of operands with the type of the first, `%a = %b : i8, ...`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Operand],
            required: 3,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("index-arrays"),
        name: "index-arrays",
        expected: "an array of arrays of integers",
        usage: "index-arrays($x)",
        meaning: "an array of arrays of integers of 64 bits without their types and without the outer brackets: `[0, 1], [2]`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::of(vec![First::text("[")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("loop-nest"),
        name: "loop-nest",
        expected: "operands and their types, three times, a flag and a region",
        usage: "loop-nest($lower, type($lower), $upper, type($upper), $steps, type($steps), $inclusive, $body)",
        meaning: "the arguments of a region with their type and bounds, which are operands of it: `(%i, %j) : i32 = (%a, %b) to (%c, %d) inclusive step (%e, %f)`",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::Operand,
                Accepts::Types,
                Accepts::AnyAttribute,
                Accepts::Entry,
            ],
            required: 8,
            first: |_, _| Facts::of(vec![First::text("(")]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("bounded-argument"),
        name: "bounded-argument",
        expected: "an operand, its type and a region",
        usage: "bounded-argument($count, type($count), $body)",
        meaning: "the argument of a region with its type, and an operand of that type: `%i : i32 in range(%n)`",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::Entry],
            required: 3,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("region-clauses"),
        name: "region-clauses",
        expected: "a region, and clauses: a word, operands, their types, and attributes",
        usage: "region-clauses($body, \"private\", $vars, type($vars), $syms, $flag, \"reduction=#d.kind<|>\", ...)",
        meaning: "the arguments of a region in clauses, each with the operands that they get: `private(@a %x -> %y : i8)`. After the types of a clause are its attributes: an array of symbols, `@a`; flags for each, `byref`; a flag after the clause, `private_barrier`; a word before, `mod: task`, with the texts around it in the word of the clause; numbers, `[map_idx=0]`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Entry, Accepts::Any],
            required: 4,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tagged-operands"),
        name: "tagged-operands",
        expected: "operands, their types, an array of tags and a tag",
        usage: "tagged-operands($operands, type($operands), $tags, \"#d.none\")",
        meaning: "operands with their types and tags, `%a : i32 [#d.tag], %b : i64`; the tag of the string is not written",
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute, Accepts::Text],
            required: 4,
            first: |_, _| Facts::of(vec![First::Value]),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tagged-clause"),
        name: "tagged-clause",
        expected: "operands, their types, two arrays of tags and a tag",
        usage: "tagged-clause($operands, type($operands), $tags, $only, \"#d.none\")",
        meaning: "as `tagged-operands`, in parentheses, after tags without operands: `([#d.a], %a : i32 [#d.b])`; nothing with the tag of the string alone",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tagged-groups"),
        name: "tagged-groups",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tagged-group-clause"),
        name: "tagged-group-clause",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("tagged-kind-clause"),
        name: "tagged-kind-clause",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("only-tags"),
        name: "only-tags",
        expected: "an array of tags and a tag",
        usage: "only-tags($tags, \"#d.none\")",
        meaning: "tags in parentheses and brackets, `([#d.a, #d.b])`; nothing with the tag of the string alone",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Text],
            required: 2,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("operands-or-flag"),
        name: "operands-or-flag",
        expected: "operands, their types and a flag",
        usage: "operands-or-flag($operands, type($operands), $flag)",
        meaning: "operands and then their types in parentheses, `(%a, %b : i32, i64)`; nothing with the flag",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::Operand, Accepts::Types, Accepts::AnyAttribute],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text("(")]) },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("implied-element"),
        name: "implied-element",
        expected: "the attribute of a type, `ref` of types, and a word",
        usage: "implied-element($type, ref(type($x)), \"word\")",
        meaning: "the type of an attribute after a word, `word(i32)`; nothing, if it is the element type of the shaped type of `$x`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownTypes, Accepts::Text],
            required: 3,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("controlled-region"),
        name: "controlled-region",
        expected: "operands and their types, three times, and a region",
        usage: "controlled-region($lower, type($lower), $upper, type($upper), $steps, type($steps), $body)",
        meaning: "the arguments of a region with their types and bounds, `control(%i : index) = (%a : index) to (%b : index) step (%c : index)`; nothing without arguments",
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
            ],
            required: 7,
            first: |_, _| Facts { empty: Empty::Maybe, looks: true, ..Facts::unknown() },
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("attribute-part"),
        name: "attribute-part",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("attribute-list"),
        name: "attribute-list",
        expected: "an array",
        usage: "attribute-list($x)",
        meaning: "the elements of an array without brackets: `@a, @b`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute],
            required: 1,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-or-function"),
        name: "type-or-function",
        expected: "the types of an operand and of results",
        usage: "type-or-function(type($x), type($results))",
        meaning: "the type of an operand, `i32`; with results, the types of both as a function type, `(i32) -> (i8, f32)`",
        text: Some(TextRow {
            parameters: &[Accepts::Types, Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(First::types()),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("type-attribute"),
        name: "type-attribute",
        expected: "the attribute of a type, and `ref` of types",
        usage: "type-attribute($type, ref(type($x)))",
        meaning: "no text. The attribute is the type of `$x`",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::KnownTypes],
            required: 2,
            first: |_, _| no_text(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("cases"),
        name: "cases",
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
        ..TEXT
    },
    Directive {
        kind: Kind::Text("applied-map"),
        name: "applied-map",
        expected: "an affine map, operands, and their types",
        usage: "applied-map($map, $operands, type($operands))",
        meaning: "an affine map or set, and the values that it is applied to: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`. With `type($operands)` they are of the type `index`",
        text: Some(TextRow {
            parameters: &[Accepts::AnyAttribute, Accepts::Operand, Accepts::Types],
            required: 2,
            first: |_, _| Facts::of(vec![First::text("affine_map"), First::Attribute]),
        }),
        ..TEXT
    },
];

/// The directive that writes a region whose arguments another directive of the format has. Formats have it as the region.
pub(super) const BODY: &str = "body";

/// A directive of assembly formats, for documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatDirective {
    /// The name.
    pub name: &'static str,
    /// The spelling with arguments.
    pub usage: &'static str,
    /// What it prints and parses.
    pub meaning: &'static str,
    /// Whether formats of types and attributes have it.
    pub of_values: bool,
    /// Whether formats of operations have it.
    pub of_operations: bool,
}

/// The directives of assembly formats.
///
/// ```
/// let directives = isogloss_codegen::model::format_directives();
/// assert!(directives.iter().any(|directive| directive.usage == "qualified($x)" && directive.of_values));
/// ```
#[must_use]
pub fn format_directives() -> Vec<FormatDirective> {
    let public = |row: &Directive| FormatDirective {
        name: row.name,
        usage: row.usage,
        meaning: row.meaning,
        of_values: row.fits(SubjectKind::Value),
        of_operations: row.fits(SubjectKind::Operation),
    };
    DIRECTIVES.iter().map(public).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_one_row() {
        for directive in DIRECTIVES {
            assert_eq!(Directive::of(directive.kind).name, directive.name);
            assert_eq!(Directive::named(directive.name).map(|found| found.kind), Some(directive.kind));
            assert_eq!(matches!(directive.kind, Kind::Bare(_)), directive.bare.is_some());
            let is_text = matches!(directive.kind, Kind::Text(_) | Kind::Struct);
            assert_eq!(is_text, directive.text.is_some());
            for argument in directive.arguments {
                if let DirectiveArgument::Directive(inner) = argument {
                    assert_eq!(Directive::of(*inner).kind, *inner, "{inner:?} has no row");
                }
            }
        }
    }
}
