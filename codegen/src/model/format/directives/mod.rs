//! The directives of assembly formats, in one table: the formats and positions in which they are allowed, their
//! arguments, and their spacing. The rows are in files by subject.
//!
//! The parser, the checks, the spacing rules and the messages read this table. For a directive of operations without
//! arguments ([`Bare`]), the row is all that the generator knows; its implementation is the runtime's
//! `ir/text/bare.rs`. Directives with a [`TextRow`] are implemented in files of their own, in the runtime's
//! `ir/text/directives/` or, for the forms of one project, in `dialects/src/forms/`. Their rows are here because a
//! build script checks formats without the runtime.

mod attributes;
mod clauses;
mod language;
mod regions;
mod signatures;
mod types;
mod values;
mod words;

use super::first::{Empty, Facts, First};
use super::op_checker::Bound;
use super::operation::CustomArgument;
use super::{FormatElement, Leaf, OpLeaf};
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
        // Every bare directive has them; a test checks this.
        self.directive().bare.as_ref().unwrap_or(&ATTR_DICT)
    }

    /// Whether it prints the preceding space itself.
    #[must_use]
    pub fn spaces_itself(self) -> bool {
        self.directive().spaces_itself
    }

    fn directive(self) -> &'static Directive {
        Directive::of(Kind::Bare(self))
    }
}

/// The range of each of some parts in the format, if the format writes it.
type Ranges = [Option<Range<usize>>];

/// The columns specific to directives without arguments.
#[derive(Debug)]
pub(super) struct BareRow {
    /// The directive that it is another spelling of: a format may have only one of them.
    pub(super) like: Bare,
    /// The ranges where the format also writes each of its parts directly, which is an overlap. A directive without
    /// such parts writes everything that the format does not contain elsewhere.
    pub(super) parts: Option<fn(&Bound) -> &Ranges>,
    /// The possible first tokens of its text.
    pub(super) first: fn(&Operation) -> Facts,
    /// Whether MLIR's parser treats it as optional.
    pub(super) may_be_absent: bool,
}

const ATTR_DICT: BareRow =
    BareRow { like: Bare::AttrDict, parts: None, first: |_| dictionary("{"), may_be_absent: true };

fn dictionary(first: &str) -> Facts {
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(vec![First::text(first)]) }
}

/// Values, regions or successors, which are absent if the variables `without` are.
pub(super) fn values(first: First, without: Option<Vec<usize>>) -> Facts {
    let facts = Facts::of(vec![first]);
    match without {
        Some(without) => facts.looked_for(without),
        None => facts,
    }
}

/// The columns specific to directives with arguments that the runtime implements.
#[derive(Debug)]
pub(super) struct TextRow {
    /// The kinds of the arguments. The last one is repeated.
    pub(super) parameters: &'static [Accepts],
    /// The number of required arguments.
    pub(super) required: usize,
    /// The possible first tokens of its text.
    pub(super) first: fn(&Operation, &[CustomArgument]) -> Facts,
}

/// The kinds of arguments that a directive accepts, within the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Accepts {
    /// An attribute of a class of MLIR, or one that the class includes.
    Attribute(&'static str),
    /// An attribute or a property.
    AnyAttribute,
    /// An operand.
    Operand,
    /// `ref($x)`, an operand that precedes it in the format.
    KnownOperand,
    /// `ref($x)`, an attribute that precedes it in the format.
    KnownAttribute,
    /// `type($x)`.
    Types,
    /// `ref(type($x))`, types that precede it in the format.
    KnownTypes,
    /// `ref(type($x))`, or a string.
    KnownTypesOrText,
    /// `attr-dict`.
    AttrDict,
    /// An attribute, a property, or a string.
    AnyAttributeOrText,
    /// A region that the directive writes.
    Region,
    /// A region whose entry block arguments the directive writes; the text of the region then omits them.
    Entry,
    /// A string.
    Text,
    /// An attribute of this class, or a string.
    AttributeOrText(&'static str),
    /// `type($x)`, or an attribute of this class.
    TypesOrAttribute(&'static str),
    /// Like [`Self::Entry`], or a string.
    EntryOrText,
    /// Like [`Self::KnownAttribute`], or a string.
    KnownAttributeOrText,
    /// Like [`Self::KnownTypes`], [`Self::KnownAttribute`] or [`Self::KnownOperand`], or a string.
    KnownOrText,
    /// `ref(type($x))`, or `ref` of the attribute of a type.
    KnownTypesOrAttribute,
    /// `ref` of a part of any kind.
    Known,
    /// Like [`Self::Entry`]; a preceding directive may have added arguments.
    MoreEntry,
    /// An argument of any kind except a region's.
    Any,
    /// Successors.
    Successors,
    /// An attribute that is a case of an enum.
    Case,
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
            Self::Case => "an attribute that is a case of an enum",
            Self::Known => "`ref(...)`",
            Self::Any => "an operand, an attribute, types or a string",
            Self::OperandOrText => "an operand or a string",
            Self::KnownOrTypesOrText => "`ref(type(...))`, `type(...)` or a string",
        }
    }
}

/// The crate that implements a directive with a [`TextRow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// The runtime.
    Runtime,
    /// `isogloss-dialects`, with its feature `forms`: the directive serves the forms of one project.
    Forms,
}

impl Home {
    /// The home of a directive by its name.
    pub(crate) fn of(name: &str) -> Self {
        Directive::named(name).map_or(Self::Runtime, |directive| directive.home)
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
    /// The kind of format that allows it; both if `None`.
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
    /// Whether it prints the preceding space itself, like `attr-dict`.
    pub(super) spaces_itself: bool,
    /// The columns of a directive of operations' formats without arguments.
    pub(super) bare: Option<BareRow>,
    /// The columns of a directive with arguments that the runtime implements.
    pub(super) text: Option<TextRow>,
    /// The crate of its functions.
    pub(super) home: Home,
    /// Whether it handles one attribute, its first argument: then `each` can apply it to the elements of an array.
    pub(super) of_value: bool,
}

impl Directive {
    /// All directives, in the order of the documentation.
    pub(super) fn all() -> impl Iterator<Item = &'static Self> {
        ROWS.iter().flat_map(|(_, rows)| *rows)
    }

    /// The directive called `name`.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        Self::all().find(|directive| directive.name == name)
    }

    /// The row of a directive.
    pub(super) fn of(kind: Kind) -> &'static Self {
        // Every kind has a row; a test checks this.
        Self::all().find(|directive| directive.kind == kind).unwrap_or(&PLAIN)
    }

    /// Whether elements are in its brackets, rather than arguments.
    pub(super) fn has_clauses(&self) -> bool {
        self.count == Count::Clauses || self.name == EACH
    }

    /// Whether a directive may be an argument of it.
    pub(super) fn accepts(&self, argument: Kind) -> bool {
        self.arguments.contains(&DirectiveArgument::Directive(argument))
    }

    /// Whether formats of this kind allow it.
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
    home: Home::Runtime,
    of_value: false,
};

/// For a directive without text.
fn no_text() -> Facts {
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(Vec::new()) }
}

/// A directive with arguments that the runtime implements; each row lists the other columns.
const fn text(name: &'static str) -> Directive {
    Directive { kind: Kind::Text(name), name, ..TEXT }
}

/// Like [`text`], for a directive that serves the forms of one project.
const fn form(name: &'static str) -> Directive {
    Directive { home: Home::Forms, ..text(name) }
}

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
        | CustomArgument::Ref(_)
        | CustomArgument::Elements(_) => None,
    })
}

/// The possible first tokens of the elements of `each`.
fn of_elements(operation: &Operation, arguments: &[CustomArgument]) -> Facts {
    let Some(CustomArgument::Elements(elements)) = arguments.last() else { return Facts::unknown() };
    match elements.iter().find(|element| !matches!(element, FormatElement::Whitespace(_))) {
        Some(FormatElement::Literal { text, .. }) => Facts::of(vec![First::text(text)]),
        Some(FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. }) => match leaf {
            OpLeaf::Part { part: PartRef::Operand(_), .. } => Facts::of(vec![First::Value]),
            OpLeaf::Part { .. } => Facts::of(First::attributes()),
            OpLeaf::Type { .. } => Facts::of(First::types()),
            OpLeaf::Custom { name, arguments, .. } => {
                let row = Directive::named(name).and_then(|directive| directive.text.as_ref());
                row.map_or_else(Facts::unknown, |row| (row.first)(operation, arguments))
            }
            OpLeaf::Flag(_) | OpLeaf::FunctionalType { .. } | OpLeaf::Bare(_) | OpLeaf::OiList(_) => {
                Facts::unknown()
            }
        },
        Some(
            FormatElement::Leaf { .. }
            | FormatElement::Whitespace(_)
            | FormatElement::Optional { .. }
            | FormatElement::Body(_),
        )
        | None => Facts::unknown(),
    }
}

/// The words in the string arguments, or any word; may be empty if an attribute is optional.
fn words(operation: &Operation, arguments: &[CustomArgument]) -> Facts {
    let mut words = vec![First::String];
    words.extend(texts(arguments).filter(|word| !word.is_empty()).map(First::text));
    if words.len() == 1 {
        words.push(First::Word);
    }
    if let Some(CustomArgument::Part(part @ PartRef::Attribute(index))) = arguments.first()
        && operation.attributes[*index].presence != AttrPresence::Required
    {
        // An optional group is around it: anything else is an error.
        return Facts::of(words).looked_for(vec![operation.index_of(*part)]);
    }
    Facts::of(words)
}

/// One of the string arguments, or nothing.
fn given_words(arguments: &[CustomArgument]) -> Facts {
    let words = texts(arguments).map(First::text).collect();
    Facts { empty: Empty::Maybe, looks: true, ..Facts::of(words) }
}

const VALUES: &[DirectiveArgument] = &[
    DirectiveArgument::Variable,
    DirectiveArgument::Directive(Kind::Bare(Bare::Operands)),
    DirectiveArgument::Directive(Kind::Results),
];

/// The directives by subject, in the order of the documentation.
static ROWS: &[(&str, &[Directive])] = &[
    ("Directives of MLIR", language::ROWS),
    ("Attributes as words", words::ROWS),
    ("Other attributes", attributes::ROWS),
    ("Types", types::ROWS),
    ("Operands", values::ROWS),
    ("Clauses", clauses::ROWS),
    ("Regions and their arguments", regions::ROWS),
    ("Signatures and ports", signatures::ROWS),
];

/// The directive that writes a region without the arguments that another directive writes. Formats treat it as the
/// region.
pub(super) const BODY: &str = "body";

/// The directive that repeats its elements for each of several values.
pub(super) const EACH: &str = "each";

/// A directive of assembly formats, for documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatDirective {
    /// Its subject: the heading of its table.
    pub subject: &'static str,
    /// The name.
    pub name: &'static str,
    /// The spelling with arguments.
    pub usage: &'static str,
    /// What it prints and parses.
    pub meaning: &'static str,
    /// Whether formats of types and attributes allow it.
    pub of_values: bool,
    /// Whether formats of operations allow it.
    pub of_operations: bool,
    /// Whether generated code with it needs `isogloss-dialects` with the feature `forms`.
    pub of_forms: bool,
}

/// The directives of assembly formats.
///
/// ```
/// let directives = isogloss_codegen::model::format_directives();
/// assert!(directives.iter().any(|directive| directive.usage == "qualified($x)" && directive.of_values));
/// ```
#[must_use]
pub fn format_directives() -> Vec<FormatDirective> {
    directives(|_| true)
}

/// The directives of some rows.
pub(super) fn directives(fits: impl Fn(&Directive) -> bool) -> Vec<FormatDirective> {
    let public = |subject, row: &Directive| FormatDirective {
        subject,
        name: row.name,
        usage: row.usage,
        meaning: row.meaning,
        of_values: row.fits(SubjectKind::Value),
        of_operations: row.fits(SubjectKind::Operation),
        of_forms: row.home == Home::Forms,
    };
    let rows = ROWS.iter().flat_map(|(subject, rows)| rows.iter().map(move |row| (*subject, row)));
    rows.filter(|(_, row)| fits(row)).map(|(subject, row)| public(subject, row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_one_row() {
        for directive in Directive::all() {
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
