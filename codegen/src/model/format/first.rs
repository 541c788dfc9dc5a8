//! First sets: whether a printed format is parsed by the same elements.
//!
//! The parser looks one token ahead. An element that may have no text is present if the next token may begin it. So a
//! format can be parsed if
//!
//! - no token that may follow an absent element or group begins that element or group,
//! - an element that the parser does not look for has text whenever it is printed, and so has the first element of a
//!   group that is present,
//! - no token that may follow an element continues it, as a comma continues a list.
//!
//! [`Facts`] describe each element; `op_first` and `value_first` have the tables. The walk over the elements is here.
//! Text that authors parse and print is unknown, and nothing is reported about it.

use super::operation::OpLeaf;
use super::syntax::{Element, Written};
use super::{FormatElement, Leaf};
use crate::lints::unreadable_format;
use crate::model::Text;
use isogloss_tablegen::Diagnostic;
use std::ops::Range;

/// A token, or a kind of tokens, that may begin a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum First {
    /// A keyword or punctuation.
    Text(String),
    /// `%name`.
    Value,
    /// `^name`.
    Block,
    /// `@name`.
    Symbol,
    /// `#name`.
    Attribute,
    /// `!name`.
    Type,
    /// A keyword of a builtin type: `i32`, `tensor`.
    TypeWord,
    /// A string.
    String,
    /// A number without its sign.
    Number,
    /// Any keyword.
    Word,
    /// A keyword that is not in the format: a case of an unknown enum, the name of an operation.
    OtherWord,
    /// Any token except a comma and closing brackets.
    Any,
}

impl First {
    pub(super) fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// The first set of types.
    pub(super) fn types() -> Vec<Self> {
        vec![Self::Type, Self::TypeWord, Self::text("(")]
    }

    /// The first set of attributes of any kind.
    pub(super) fn attributes() -> Vec<Self> {
        const WORDS: [&str; 14] = [
            "[",
            "{",
            "-",
            "true",
            "false",
            "unit",
            "loc",
            "array",
            "dense",
            "dense_resource",
            "sparse",
            "distinct",
            "affine_map",
            "affine_set",
        ];
        let mut found: Vec<Self> = WORDS.into_iter().map(Self::text).collect();
        found.extend([Self::String, Self::Symbol, Self::Attribute, Self::Number]);
        found.extend(Self::types());
        found
    }

    /// Whether a token of one set may be in the other.
    fn meets(&self, other: &Self) -> bool {
        let is_word = |first: &Self| match first {
            Self::Text(text) => is_keyword(text),
            other => matches!(other, Self::Word | Self::OtherWord | Self::TypeWord),
        };
        match (self, other) {
            (Self::OtherWord, Self::OtherWord) => false,
            (Self::Any, Self::Text(text)) | (Self::Text(text), Self::Any) => {
                !matches!(text.as_str(), "," | ")" | ">" | "]" | "}")
            }
            (Self::Any, _) | (_, Self::Any) => true,
            (Self::Word, word) | (word, Self::Word) => is_word(word),
            (Self::TypeWord, Self::Text(text)) | (Self::Text(text), Self::TypeWord) => is_type_keyword(text),
            (
                Self::Text(_)
                | Self::Value
                | Self::Block
                | Self::Symbol
                | Self::Attribute
                | Self::Type
                | Self::TypeWord
                | Self::String
                | Self::Number
                | Self::OtherWord,
                other,
            ) => self == other,
        }
    }

    /// A description for messages.
    fn describe(&self) -> String {
        let kind = match self {
            Self::Text(text) => return format!("`{text}`"),
            Self::Value => "an operand",
            Self::Block => "a block",
            Self::Symbol => "a symbol",
            Self::Attribute => "`#`",
            Self::Type => "`!`",
            Self::TypeWord => "the keyword of a type",
            Self::String => "a string",
            Self::Number => "a number",
            Self::Word | Self::OtherWord => "a keyword",
            Self::Any => "any token",
        };
        kind.to_owned()
    }
}

fn is_keyword(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
}

/// Whether a builtin type begins with a keyword.
fn is_type_keyword(text: &str) -> bool {
    const WORDS: [&str; 8] = ["index", "none", "tensor", "vector", "memref", "tuple", "complex", "bf16"];
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let is_sized = matches!(&text[..text.len() - digits.len()], "i" | "si" | "ui" | "f" | "tf")
        && digits.starts_with(|digit: char| digit.is_ascii_digit());
    is_sized || WORDS.contains(&text)
}

/// The condition under which a printed element has no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Empty {
    Never,
    /// For reasons that the format does not show.
    Maybe,
    /// If all of these variables are absent.
    Without(Vec<usize>),
}

/// The start and the continuation of an element's text.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The first set of its text; `None` if the author prints it.
    pub(super) begins: Option<Vec<First>>,
    /// The tokens that make the parser enter the element; `None` if the author decides.
    pub(super) taken: Option<Vec<First>>,
    /// Whether the parser checks for the element before it parses it; otherwise it expects text. The first element of a
    /// group is always checked for.
    pub(super) looks: bool,
    pub(super) empty: Empty,
    /// The tokens after its text that the parser takes as a continuation.
    pub(super) continued: Vec<First>,
}

impl Facts {
    /// An element that always has text.
    pub(super) fn of(begins: Vec<First>) -> Self {
        Self {
            taken: Some(begins.clone()),
            begins: Some(begins),
            looks: false,
            empty: Empty::Never,
            continued: Vec::new(),
        }
    }

    /// An element that the author parses and prints.
    pub(super) fn unknown() -> Self {
        Self { begins: None, taken: None, ..Self::of(Vec::new()) }
    }

    /// The element is absent without these variables, and the parser checks for it.
    pub(super) fn looked_for(self, without: Vec<usize>) -> Self {
        Self { looks: true, empty: Empty::Without(without), ..self }
    }

    /// The element is a list with commas.
    pub(super) fn list(self) -> Self {
        Self { continued: vec![First::text(",")], ..self }
    }
}

/// The format of a definition, as the walk sees it.
pub(super) trait Grammar {
    /// The facts of an element. `body`: it is inside of the body of a type or attribute.
    fn facts(&self, leaf: &Leaf, body: bool) -> Facts;

    /// The variables whose presence selects a clause of an `oilist`.
    fn clause_anchor(&self, clause: &[FormatElement]) -> Vec<usize>;

    /// The first variable that is present whenever this one is. `body`: as for [`Self::facts`].
    fn canonical(&self, variable: usize, body: bool) -> usize;

    /// Sets of variables, each with one that is present.
    fn present(&self) -> Vec<Vec<usize>>;

    /// Whether a variable is a list of any length, which is absent if it is empty.
    fn is_list(&self, variable: usize) -> bool;

    /// Whether the author has a verifier, which may reject empty lists and combinations of variables.
    fn is_verified_by_author(&self) -> bool;

    /// The name of a variable.
    fn name(&self, variable: usize) -> String;

    /// The tokens that may follow the whole text.
    fn end(&self) -> Vec<First>;

    /// The name of the end, for messages.
    fn end_noun(&self) -> &'static str;
}

/// An element that may have text, with its range.
struct Node<'f> {
    range: Range<usize>,
    kind: NodeKind<'f>,
}

enum NodeKind<'f> {
    Literal(&'f str),
    Leaf(Facts),
    Group { anchor: Vec<usize>, inverted: bool, then: Vec<Node<'f>>, otherwise: Vec<Node<'f>> },
    Body(Vec<Node<'f>>),
    Clauses(Vec<ClauseNode<'f>>),
}

struct ClauseNode<'f> {
    anchor: Vec<usize>,
    nodes: Vec<Node<'f>>,
}

/// The known facts about variables at a point of the format.
#[derive(Clone, Default)]
struct Known {
    absent: Vec<usize>,
    /// Each set has a variable that is present.
    present: Vec<Vec<usize>>,
    /// Whether the point is in a group or clause, so that the absence of other variables is a combination.
    in_group: bool,
}

impl Known {
    fn without(&self, variables: &[usize]) -> Self {
        let mut known = self.clone();
        known.absent.extend_from_slice(variables);
        known
    }

    fn with(&self, variables: &[usize]) -> Self {
        let mut known = self.clone();
        known.present.push(variables.to_vec());
        known.in_group = true;
        known
    }

    /// Whether the branch of a group is possible at all.
    fn is_possible(&self) -> bool {
        self.present.iter().all(|set| set.iter().any(|variable| !self.absent.contains(variable)))
    }

    /// The facts if an element has no text; `None` if it has text.
    fn if_empty(&self, empty: &Empty) -> Option<Self> {
        match empty {
            Empty::Never => None,
            Empty::Maybe => Some(self.clone()),
            Empty::Without(variables) => Some(self.without(variables)).filter(Self::is_possible),
        }
    }

    /// Whether an element may have text.
    fn may_have_text(&self, empty: &Empty) -> bool {
        match empty {
            Empty::Never | Empty::Maybe => true,
            Empty::Without(variables) => variables.iter().any(|variable| !self.absent.contains(variable)),
        }
    }
}

/// The elements after a point: the rest of a sequence, then other elements.
#[derive(Clone, Copy)]
struct Rest<'r, 'f> {
    nodes: &'r [Node<'f>],
    then: Option<&'r Rest<'r, 'f>>,
}

/// A token that may follow, and the range of the element that it begins; `None` for the end.
struct Follows {
    first: First,
    range: Option<Range<usize>>,
}

/// Warns about each element that is not parsed as it was printed.
pub(super) fn check(
    format: Text<'_>,
    grammar: &dyn Grammar,
    written: &[Element],
    elements: &[FormatElement],
    errors: &mut Vec<Diagnostic>,
) {
    let Some(nodes) = nodes(grammar, written, elements, false) else { return };
    let known = Known { present: grammar.present(), ..Known::default() };
    let mut walk = Walk { format, grammar, errors };
    walk.sequence(&nodes, None, &known, false);
}

/// The elements with their ranges; `None` if some were left out because of errors.
fn nodes<'f>(
    grammar: &dyn Grammar,
    written: &[Element],
    elements: &'f [FormatElement],
    body: bool,
) -> Option<Vec<Node<'f>>> {
    if written.len() != elements.len() {
        return None;
    }
    let anchor =
        |variables: &[usize]| variables.iter().map(|variable| grammar.canonical(*variable, body)).collect();
    let mut found = Vec::new();
    for (written, element) in written.iter().zip(elements) {
        let kind = match (element, &written.kind) {
            (FormatElement::Whitespace(_), _)
            | (FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::Flag(_)), .. }, _) => continue,
            (FormatElement::Literal { text, .. }, _) => NodeKind::Literal(text),
            (
                FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::OiList(clauses)), .. },
                Written::Directive { arguments: Some(groups), .. },
            ) => {
                let clauses = groups.iter().zip(clauses).map(|(group, clause)| {
                    let Written::Group { then, .. } = &group.kind else { return None };
                    let nodes = nodes(grammar, then, clause, body)?;
                    Some(ClauseNode { anchor: anchor(&grammar.clause_anchor(clause)), nodes })
                });
                NodeKind::Clauses(clauses.collect::<Option<_>>()?)
            }
            (FormatElement::Leaf { leaf, .. }, _) => NodeKind::Leaf(grammar.facts(leaf, body)),
            (
                FormatElement::Optional { anchor: variables, inverted, then, otherwise },
                Written::Group { then: first, otherwise: second },
            ) => NodeKind::Group {
                anchor: anchor(variables),
                inverted: *inverted,
                then: nodes(grammar, first, then, body)?,
                otherwise: nodes(grammar, second, otherwise, body)?,
            },
            (FormatElement::Body(elements), Written::Group { then, .. }) => {
                NodeKind::Body(nodes(grammar, then, elements, true)?)
            }
            (FormatElement::Optional { .. } | FormatElement::Body(_), _) => return None,
        };
        found.push(Node { range: written.range.clone(), kind });
    }
    Some(found)
}

struct Walk<'a, 'e> {
    format: Text<'a>,
    grammar: &'a dyn Grammar,
    errors: &'e mut Vec<Diagnostic>,
}

impl Walk<'_, '_> {
    /// Checks the elements of the format or of a branch. `begun`: the parser has entered the first one.
    fn sequence(&mut self, nodes: &[Node<'_>], then: Option<&Rest<'_, '_>>, known: &Known, begun: bool) {
        for (at, node) in nodes.iter().enumerate() {
            let rest = Rest { nodes: &nodes[at + 1..], then };
            match &node.kind {
                NodeKind::Literal(_) => {}
                NodeKind::Leaf(facts) => self.leaf(node, facts, &rest, known, begun && at == 0),
                NodeKind::Group { anchor, inverted, then, otherwise } => {
                    let (with, without) = (known.with(anchor), known.without(anchor));
                    let (first, second) = if *inverted { (without, with) } else { (with, without) };
                    if first.is_possible() {
                        self.group_begins(then, &first);
                        self.sequence(then, Some(&rest), &first, true);
                    }
                    if second.is_possible() {
                        let otherwise_rest = Rest { nodes: otherwise, then: Some(&rest) };
                        self.group_absent(node, then, &otherwise_rest, &second, anchor);
                        self.sequence(otherwise, Some(&rest), &second, false);
                    }
                }
                NodeKind::Body(elements) => self.sequence(elements, Some(&rest), known, true),
                NodeKind::Clauses(clauses) => {
                    // Each clause may be followed by others.
                    let again = Rest { nodes: std::slice::from_ref(node), then: Some(&rest) };
                    for clause in clauses {
                        self.clause_absent(clause, &rest, known);
                        let known = known.with(&clause.anchor);
                        if known.is_possible() {
                            self.sequence(&clause.nodes, Some(&again), &known, true);
                        }
                    }
                }
            }
        }
    }

    fn leaf(&mut self, node: &Node<'_>, facts: &Facts, rest: &Rest<'_, '_>, known: &Known, begun: bool) {
        if let Some(without) = known.if_empty(&facts.empty)
            && !begun
            && is_valid(self.grammar, &facts.empty, known)
        {
            if !facts.looks {
                let absence = self.absence(&facts.empty, &without);
                let message =
                    format!("{} has no text if {absence}, and the parser expects some", self.text(node));
                let place = self.format.at(node.range.clone());
                let help = "put it in an optional group that is present only if it has text";
                self.errors.push(unreadable_format::element(message, place, None, help));
                return;
            }
            if let Some(taken) = &facts.taken
                && let Some(follows) = self.clash(taken, rest, &without)
            {
                let absence = self.absence(&facts.empty, &without);
                self.taken_as(node, &follows, &absence);
                return;
            }
        }
        if !facts.continued.is_empty()
            && known.may_have_text(&facts.empty)
            && let Some(follows) = self.clash(&facts.continued, rest, known)
        {
            let first = follows.first.describe();
            let message = format!("a list followed by {first} cannot be read back: the list takes it");
            self.warn(node, &follows, message, "put another literal between them");
        }
    }

    /// Checks that the parser enters a group that is present.
    fn group_begins(&mut self, then: &[Node<'_>], known: &Known) {
        if let Some(Node { kind: NodeKind::Leaf(facts), range }) = then.first()
            && let Some(without) = known.if_empty(&facts.empty)
            && is_valid(self.grammar, &facts.empty, known)
        {
            let text = &self.format.text[range.clone()];
            let message = format!(
                "the group is read as absent if {}: it begins with `{text}`, which has no text then",
                self.absence(&facts.empty, &without)
            );
            let place = self.format.at(range.clone());
            self.errors.push(unreadable_format::element(
                message,
                place,
                None,
                "begin the group with a literal",
            ));
        }
    }

    /// Checks that the parser does not enter a group that is absent.
    fn group_absent(
        &mut self,
        node: &Node<'_>,
        then: &[Node<'_>],
        rest: &Rest<'_, '_>,
        known: &Known,
        anchor: &[usize],
    ) {
        let taken = match then.first().map(|first| &first.kind) {
            Some(NodeKind::Literal(text)) => vec![First::text(text)],
            Some(NodeKind::Leaf(facts)) => match &facts.taken {
                Some(taken) => taken.clone(),
                None => return,
            },
            Some(NodeKind::Group { .. } | NodeKind::Body(_) | NodeKind::Clauses(_)) | None => return,
        };
        let empty = Empty::Without(anchor.to_vec());
        if is_valid(self.grammar, &empty, known)
            && let Some(follows) = self.clash(&taken, rest, known)
        {
            let absence = self.absence(&empty, known);
            self.taken_as(node, &follows, &absence);
        }
    }

    /// Checks that text after all clauses is not parsed as an absent clause.
    fn clause_absent(&mut self, clause: &ClauseNode<'_>, rest: &Rest<'_, '_>, known: &Known) {
        let (empty, known) = (Empty::Without(clause.anchor.clone()), known.without(&clause.anchor));
        if let Some(first @ Node { kind: NodeKind::Literal(text), .. }) = clause.nodes.first()
            && known.is_possible()
            && is_valid(self.grammar, &empty, &known)
            && let Some(follows) = self.clash(&[First::text(text)], rest, &known)
        {
            let absence = self.absence(&empty, &known);
            self.taken_as(first, &follows, &absence);
        }
    }

    fn taken_as(&mut self, node: &Node<'_>, follows: &Follows, absence: &str) {
        let first = follows.first.describe();
        let what = match follows.range {
            Some(_) => "what follows",
            None => self.grammar.end_noun(),
        };
        let message =
            format!("if {absence}, {what} is read as {}: it may begin with {first}, too", self.text(node));
        self.warn(node, follows, message, "begin one of them with another literal");
    }

    fn warn(&mut self, node: &Node<'_>, follows: &Follows, message: String, help: &str) {
        let place = self.format.at(node.range.clone());
        let follows = follows.range.clone().map(|range| (self.format.at(range), "this follows"));
        self.errors.push(unreadable_format::element(message, place, follows, help));
    }

    /// An element, for messages.
    fn text(&self, node: &Node<'_>) -> String {
        match node.kind {
            NodeKind::Group { .. } | NodeKind::Body(_) => "the group".to_owned(),
            NodeKind::Literal(text) => format!("the clause `{text}`"),
            NodeKind::Leaf(_) | NodeKind::Clauses(_) => {
                format!("`{}`", &self.format.text[node.range.clone()])
            }
        }
    }

    /// The reason for the absence of an element, for messages.
    fn absence(&self, empty: &Empty, known: &Known) -> String {
        match empty {
            Empty::Without(variables) if !variables.is_empty() => {
                let names: Vec<String> =
                    variables.iter().map(|variable| format!("`{}`", self.grammar.name(*variable))).collect();
                let is_absent = variables.iter().all(|variable| known.absent.contains(variable));
                let is_list = variables.iter().all(|variable| self.grammar.is_list(*variable));
                let state = match (is_absent, is_list) {
                    (false, _) => "present",
                    (true, false) => "absent",
                    (true, true) => "empty",
                };
                let verb = if names.len() == 1 { "is" } else { "are" };
                format!("{} {verb} {state}", names.join(" and "))
            }
            Empty::Never | Empty::Maybe | Empty::Without(_) => "it is empty".to_owned(),
        }
    }

    /// The first token that may follow and that is in a set.
    fn clash(&self, set: &[First], rest: &Rest<'_, '_>, known: &Known) -> Option<Follows> {
        let mut search = Search { grammar: self.grammar, set, steps: 1000 };
        search.rest(rest, known)
    }
}

/// Whether an element has no text in some valid IR, as far as that is known.
fn is_valid(grammar: &dyn Grammar, empty: &Empty, known: &Known) -> bool {
    match empty {
        Empty::Without(variables) => {
            let may_be_rejected =
                known.in_group || variables.iter().any(|variable| grammar.is_list(*variable));
            !(may_be_rejected && grammar.is_verified_by_author())
        }
        Empty::Never | Empty::Maybe => true,
    }
}

/// The search for a token of a set among the tokens that may follow.
struct Search<'s> {
    grammar: &'s dyn Grammar,
    set: &'s [First],
    /// The number of elements to visit before giving up.
    steps: usize,
}

impl Search<'_> {
    fn meet(&self, begins: &[First], range: Option<&Range<usize>>) -> Option<Follows> {
        let meets = |first: &&First| self.set.iter().any(|other| other.meets(first));
        let first = begins.iter().find(meets)?.clone();
        Some(Follows { first, range: range.cloned() })
    }

    fn rest(&mut self, rest: &Rest<'_, '_>, known: &Known) -> Option<Follows> {
        let mut known = known.clone();
        for (at, node) in rest.nodes.iter().enumerate() {
            self.steps = self.steps.checked_sub(1)?;
            let after = Rest { nodes: &rest.nodes[at + 1..], then: rest.then };
            match &node.kind {
                NodeKind::Literal(text) => return self.meet(&[First::text(text)], Some(&node.range)),
                NodeKind::Leaf(facts) => {
                    let begins = facts.begins.as_ref()?;
                    if known.may_have_text(&facts.empty)
                        && let Some(found) = self.meet(begins, Some(&node.range))
                    {
                        return Some(found);
                    }
                    if !is_valid(self.grammar, &facts.empty, &known) {
                        return None;
                    }
                    known = known.if_empty(&facts.empty)?;
                }
                NodeKind::Group { anchor, inverted, then, otherwise } => {
                    let with = Some(known.with(anchor)).filter(Known::is_possible);
                    let empty = Empty::Without(anchor.clone());
                    let without = known.if_empty(&empty).filter(|_| is_valid(self.grammar, &empty, &known));
                    let (first, second) = if *inverted { (without, with) } else { (with, without) };
                    return [(then, first), (otherwise, second)].into_iter().find_map(|(branch, known)| {
                        self.rest(&Rest { nodes: branch, then: Some(&after) }, &known?)
                    });
                }
                // The body of the author's type may be absent or present.
                NodeKind::Body(_) => return None,
                NodeKind::Clauses(clauses) => {
                    for clause in clauses {
                        if known.with(&clause.anchor).is_possible()
                            && let Some(Node { kind: NodeKind::Literal(text), range }) = clause.nodes.first()
                            && let Some(found) = self.meet(&[First::text(text)], Some(range))
                        {
                            return Some(found);
                        }
                    }
                }
            }
        }
        match rest.then {
            Some(then) => self.rest(then, &known),
            None => self.meet(&self.grammar.end(), None),
        }
    }
}
