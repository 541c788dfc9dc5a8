//! Elements of an operation's format that MLIR's parser could not tell apart, which are errors: an attribute that may
//! end with its type before a `:`, `attr-dict` before a region, and the literals of `oilist` after it.
//!
//! The rules are those of `mlir-tblgen`. They skip elements that may have no text and optional groups, and inspect both
//! branches of a group. Other text that is not parsed as it was printed gets a warning (`first`).

use super::directives::Bare;
use super::op_checker::Checker;
use super::operation::OpLeaf;
use super::syntax::{Element, Written};
use super::{FormatElement, Leaf};
use crate::codes;
use crate::model::Text;
use crate::model::op::{AttrForm, AttrPresence, Operation, PartRef};
use isogloss_tablegen::Diagnostic;
use std::ops::Range;

/// An element with the syntax that it was compiled from.
type Pair<'e> = (&'e Element, &'e FormatElement);

/// A rule, by the elements that it checks.
#[derive(Clone, Copy)]
enum Rule {
    /// An attribute whose text may end with `:` and a type, before a `:`.
    Colon,
    /// `attr-dict`, which is optional and begins with `{`, before a region.
    Region,
}

/// The result of the scan of later elements.
enum Found<'e> {
    /// An element that the rule forbids.
    Forbidden(&'e Element),
    /// An element that always has text.
    Closed,
    /// The end of the elements.
    End,
}

/// The first undecided element of a sequence, or `None`; or an error.
type Checked<'e> = Result<Option<&'e Element>, Box<Diagnostic>>;

impl Checker<'_, '_> {
    /// Reports ambiguous elements, at most one by each rule.
    pub(super) fn check_ambiguous(&mut self, written: &[Element], elements: &[FormatElement]) {
        let pairs = pairs(written, elements);
        let ambiguous = Ambiguous { format: self.format, operation: self.operation };
        for error in [Rule::Colon, Rule::Region].map(|rule| ambiguous.sequence(rule, &pairs).err()) {
            error.into_iter().for_each(|error| self.push(*error));
        }
        self.check_clauses(&pairs);
    }

    /// Reports a literal after an `oilist` that begins one of its clauses.
    fn check_clauses(&mut self, pairs: &[Pair<'_>]) {
        let mut before: Vec<&str> = Vec::new();
        for (written, element) in pairs {
            let literals = match element {
                FormatElement::Literal { text, .. } if before.contains(&text.as_str()) => {
                    let message = format!("`{text}` begins a clause of the `oilist` before it, too");
                    return self.error(codes::FORMAT_AMBIGUOUS, &written.range, message);
                }
                FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::OiList(clauses)), .. } => {
                    let firsts = clauses.iter().filter_map(|clause| {
                        let FormatElement::Literal { text, .. } = clause.first()? else { return None };
                        Some(text.as_str())
                    });
                    firsts.collect()
                }
                FormatElement::Literal { .. }
                | FormatElement::Whitespace(_)
                | FormatElement::Leaf { .. }
                | FormatElement::Optional { .. }
                | FormatElement::Body(_) => Vec::new(),
            };
            if let Some(both) = literals.iter().find(|literal| before.contains(literal)) {
                let message = format!("`{both}` begins clauses of two adjacent `oilist` directives");
                return self.error(codes::FORMAT_AMBIGUOUS, &written.range, message);
            }
            if literals.is_empty() {
                before.clear();
            }
            before.extend(literals);
        }
    }
}

struct Ambiguous<'a> {
    format: Text<'a>,
    operation: &'a Operation,
}

impl Ambiguous<'_> {
    fn sequence<'e>(&self, rule: Rule, pairs: &[Pair<'e>]) -> Checked<'e> {
        for (at, (written, element)) in pairs.iter().enumerate() {
            let base = match branches(written, element) {
                Some([then, otherwise]) => {
                    let (first, second) = (self.sequence(rule, &then)?, self.sequence(rule, &otherwise)?);
                    first.or(second)
                }
                None => self.is_base(rule, element).then_some(*written),
            };
            let Some(base) = base else { continue };
            match self.after(rule, &pairs[at + 1..], false) {
                Found::Forbidden(next) => return Err(Box::new(self.error(rule, base, next))),
                Found::Closed => {}
                Found::End => return Ok(Some(base)),
            }
        }
        Ok(None)
    }

    /// Scans the elements after one that a rule checks. `begun`: the first of them begins a group, so the parser
    /// requires its text.
    fn after<'e>(&self, rule: Rule, pairs: &[Pair<'e>], begun: bool) -> Found<'e> {
        for (at, (written, element)) in pairs.iter().enumerate() {
            if self.is_forbidden(rule, element) {
                return Found::Forbidden(written);
            }
            if let Some([then, otherwise]) = branches(written, element) {
                for (branch, begun) in [(then, true), (otherwise, false)] {
                    if let found @ Found::Forbidden(_) = self.after(rule, &branch, begun) {
                        return found;
                    }
                }
            } else if begun && at == 0 || !self.may_be_absent(element) {
                return Found::Closed;
            }
        }
        Found::End
    }

    /// Whether a rule checks the text after an element.
    fn is_base(&self, rule: Rule, element: &FormatElement) -> bool {
        let FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } = element else { return false };
        match rule {
            Rule::Colon => {
                let OpLeaf::Part { part: PartRef::Attribute(index), qualified, .. } = leaf else {
                    return false;
                };
                let attribute = &self.operation.attributes[*index];
                let class = attribute.storage.trim_start_matches("::").trim_start_matches("mlir::");
                let is_any = matches!(class, "Attribute" | "") && attribute.form == AttrForm::Attribute;
                attribute.value_type.is_none() && (*qualified || is_any)
            }
            Rule::Region => matches!(leaf, OpLeaf::Bare(Bare::AttrDict)),
        }
    }

    fn is_forbidden(&self, rule: Rule, element: &FormatElement) -> bool {
        match rule {
            Rule::Colon => matches!(element, FormatElement::Literal { text, .. } if text == ":"),
            Rule::Region => {
                let FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } = element else { return false };
                matches!(leaf, OpLeaf::Part { part: PartRef::Region(_), .. })
            }
        }
    }

    /// Whether MLIR's parser treats an element as optional.
    fn may_be_absent(&self, element: &FormatElement) -> bool {
        let leaf = match element {
            FormatElement::Whitespace(_) => return true,
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } => leaf,
            FormatElement::Literal { .. }
            | FormatElement::Leaf { .. }
            | FormatElement::Optional { .. }
            | FormatElement::Body(_) => return false,
        };
        let operation = self.operation;
        match leaf {
            OpLeaf::Part { part, .. } => match *part {
                PartRef::Operand(index) => operation.operands[index].arity.is_variable(),
                PartRef::Attribute(index) => operation.attributes[index].presence != AttrPresence::Required,
                PartRef::Property(index) => !operation.properties[index].is_required(),
                PartRef::Region(index) => operation.regions[index].variadic,
                PartRef::Successor(index) => operation.successors[index].variadic,
                PartRef::Result(_) => false,
            },
            OpLeaf::Flag(_) => true,
            OpLeaf::Bare(bare) => bare.row().may_be_absent,
            OpLeaf::Type { .. } | OpLeaf::FunctionalType { .. } => false,
            OpLeaf::Custom { .. } | OpLeaf::OiList(_) => false,
        }
    }

    fn error(&self, rule: Rule, base: &Element, next: &Element) -> Diagnostic {
        let text = |range: &Range<usize>| {
            let text = &self.format.text[range.clone()];
            text.trim_start_matches("qualified(").trim_end_matches(')').trim_start_matches('$').to_owned()
        };
        let (message, label, help) = match rule {
            Rule::Colon => (
                format!(
                    "format ambiguity caused by `:` literal found after attribute `{}` which does not have a buildable type",
                    text(&base.range)
                ),
                "the text of this attribute may end with `:` and a type",
                "put another literal or a required element between them",
            ),
            Rule::Region => (
                format!(
                    "format ambiguity caused by `attr-dict` directive followed by region `{}`",
                    text(&next.range)
                ),
                "this may have no text, or begin with `{` as the region does",
                "use `attr-dict-with-keyword`",
            ),
        };
        let error = self.format.error(codes::FORMAT_AMBIGUOUS, next.range.clone(), message);
        error.secondary(self.format.at(base.range.clone()), label).help(help)
    }
}

/// The branches of a group.
fn branches<'e>(written: &'e Element, element: &'e FormatElement) -> Option<[Vec<Pair<'e>>; 2]> {
    let Written::Group { then: first, otherwise: second } = &written.kind else { return None };
    let FormatElement::Optional { then, otherwise, .. } = element else { return None };
    Some([pairs(first, then), pairs(second, otherwise)])
}

fn pairs<'e>(written: &'e [Element], elements: &'e [FormatElement]) -> Vec<Pair<'e>> {
    written.iter().zip(elements).collect()
}
