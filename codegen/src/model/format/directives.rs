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
    /// `type($x)`.
    Types,
    /// A region: the directive has the arguments of its entry block, which the text of the region then has not.
    Entry,
    /// A string.
    Text,
    /// An attribute of this class, or a string.
    AttributeOrText(&'static str),
}

impl Accepts {
    /// The word for it in messages.
    pub(super) fn noun(self) -> &'static str {
        match self {
            Self::Attribute(_) | Self::AnyAttribute => "an attribute",
            Self::Operand => "an operand",
            Self::Types => "`type(...)`",
            Self::Entry => "a region",
            Self::Text => "a string",
            Self::AttributeOrText(_) => "an attribute or a string",
        }
    }
}

/// The kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Argument {
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
    pub(super) arguments: &'static [Argument],
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

/// A directive with arguments whose text is the runtime's.
const TEXT: Directive = Directive {
    subject: OPERATION,
    count: Count::Some,
    arguments: &[Argument::Variable, Argument::Text, Argument::Directive(Kind::Type)],
    ..PLAIN
};

/// The words of the strings among arguments, or any word; absent without an attribute that may be absent.
fn words(operation: &Operation, arguments: &[CustomArgument]) -> Facts {
    let mut words = vec![First::String];
    let texts = arguments.iter().filter_map(|argument| match argument {
        CustomArgument::Text(text) => Some(First::text(text)),
        CustomArgument::Part(_)
        | CustomArgument::Type(_)
        | CustomArgument::AttrDict
        | CustomArgument::PropDict
        | CustomArgument::Ref(_) => None,
    });
    words.extend(texts);
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

const VALUES: &[Argument] = &[
    Argument::Variable,
    Argument::Directive(Kind::Bare(Bare::Operands)),
    Argument::Directive(Kind::Results),
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
            Argument::Variable,
            Argument::Directive(Kind::Params),
            Argument::Directive(Kind::Custom),
            Argument::Directive(Kind::Qualified),
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
        arguments: &[Argument::Variable, Argument::Directive(Kind::Type)],
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
            Argument::Variable,
            Argument::Directive(Kind::Type),
            Argument::Directive(Kind::Qualified),
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
            Argument::Variable,
            Argument::Text,
            Argument::Directive(Kind::Ref),
            Argument::Directive(Kind::Qualified),
            Argument::Directive(Kind::Type),
            Argument::Directive(Kind::Bare(Bare::AttrDict)),
            Argument::Directive(Kind::Bare(Bare::PropDict)),
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
        meaning: "the arguments and results of a function: `(%a: i32 {d.x}, %b: f32) -> (i32 {d.y})`. The arguments of `$body` are those that have names here; the format has `$body` later",
        spaces_itself: true,
        text: Some(TextRow {
            parameters: &[
                Accepts::Attribute("TypeAttr"),
                Accepts::Attribute("ArrayAttr"),
                Accepts::Attribute("ArrayAttr"),
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
        meaning: "values and integers in one list, `[%a, 4]`, between brackets of this kind (`[` if none is given); `$integers` has the smallest integer in place of each value",
        text: Some(TextRow {
            parameters: &[
                Accepts::Operand,
                Accepts::Attribute("DenseArrayAttr"),
                Accepts::AttributeOrText("DenseArrayAttr"),
                Accepts::Text,
            ],
            required: 2,
            first: |_, _| Facts::unknown(),
        }),
        ..TEXT
    },
    Directive {
        kind: Kind::Text("applied-map"),
        name: "applied-map",
        expected: "an affine map and operands",
        usage: "applied-map($map, $operands)",
        meaning: "an affine map, and the values that it is applied to: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`",
        text: Some(TextRow {
            parameters: &[Accepts::Attribute("AffineMapAttr"), Accepts::Operand],
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
                if let Argument::Directive(inner) = argument {
                    assert_eq!(Directive::of(*inner).kind, *inner, "{inner:?} has no row");
                }
            }
        }
    }
}
