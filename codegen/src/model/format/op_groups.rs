//! Checks of the groups and clauses of an operation's format.

use super::directives::{Directive, EACH};
use super::op_checker::{Checker, Place};
use super::operation::{CustomArgument, OpLeaf, Values};
use super::syntax::{Element, Written};
use super::{FormatElement, Leaf};
use crate::codes;
use crate::model::op::{AttrPresence, PartRef};
use std::ops::Range;

impl Checker<'_, '_> {
    /// The clauses of an `oilist`.
    pub(super) fn oilist(&mut self, range: &Range<usize>, clauses: &[Element]) -> Option<OpLeaf> {
        if clauses.is_empty() {
            self.error(codes::FORMAT_SYNTAX, range, "`oilist` expects clauses: oilist(`a` $x | `b`)");
            return None;
        }
        let mut found: Vec<Vec<FormatElement>> = Vec::new();
        let mut firsts: Vec<(String, Range<usize>)> = Vec::new();
        for clause in clauses {
            let Written::Group { then, .. } = &clause.kind else { return None };
            let Some(first) = then.first() else {
                self.error(codes::FORMAT_SYNTAX, &clause.range, "a clause of `oilist` begins with a literal");
                continue;
            };
            let Written::Literal(text) = &first.kind else {
                self.error(codes::FORMAT_SYNTAX, &first.range, "a clause of `oilist` begins with a literal");
                continue;
            };
            if let Some((_, other)) = firsts.iter().find(|(known, _)| known == text) {
                let (other, message) = (other.clone(), format!("two clauses begin with `{text}`"));
                self.unreadable(&first.range, Some(&other), message, "the first one is always read");
            }
            firsts.push((text.clone(), first.range.clone()));
            found.push(self.sequence(then, Place::Clause));
        }
        Some(OpLeaf::OiList(found))
    }

    /// The elements of `each`: arguments are the parts that they write, and then the elements.
    pub(super) fn each(&mut self, range: &Range<usize>, sequences: &[Element]) -> Option<OpLeaf> {
        let [Element { kind: Written::Group { then: written, .. }, .. }] = sequences else {
            self.error(codes::FORMAT_SYNTAX, range, "`each` expects one sequence of elements, without `|`");
            return None;
        };
        let elements = self.sequence(written, Place::Each);
        if elements.len() != written.len() {
            return None;
        }
        let mut arguments = Vec::new();
        for (written, element) in written.iter().zip(&elements) {
            let part = match element {
                FormatElement::Literal { .. } | FormatElement::Whitespace(_) => continue,
                FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } => match leaf {
                    OpLeaf::Part { part: part @ (PartRef::Operand(_) | PartRef::Attribute(_)), .. } => {
                        Some(CustomArgument::Part(*part))
                    }
                    OpLeaf::Type { of, .. } => Some(CustomArgument::Type(*of)),
                    OpLeaf::Custom { name, by_author: false, arguments, .. } => {
                        let is_of_value = Directive::named(name).is_some_and(|directive| directive.of_value);
                        arguments.first().filter(|_| is_of_value).cloned()
                    }
                    OpLeaf::Part { .. }
                    | OpLeaf::Flag(_)
                    | OpLeaf::FunctionalType { .. }
                    | OpLeaf::Bare(_)
                    | OpLeaf::Custom { .. }
                    | OpLeaf::OiList(_) => None,
                },
                FormatElement::Leaf { .. } | FormatElement::Optional { .. } | FormatElement::Body(_) => None,
            };
            let Some(part) = part else {
                let message = "only literals, operands, types, arrays and directives for one attribute can be used within `each`";
                self.error(codes::FORMAT_PLACEMENT, &written.range, message);
                return None;
            };
            if let CustomArgument::Part(PartRef::Attribute(index)) = part
                && self.operation.attributes[index].class.mlir_name() != Some("ArrayAttr")
            {
                let name = &self.operation.attributes[index].name.text;
                let message = format!("`each` writes the elements of arrays, but `{name}` is none");
                self.error(codes::FORMAT_PLACEMENT, &written.range, message);
                return None;
            }
            arguments.push(part);
        }
        if arguments.is_empty() {
            self.error(
                codes::FORMAT_SYNTAX,
                range,
                "`each` expects an operand or an array: each($x `:` type($x))",
            );
            return None;
        }
        arguments.push(CustomArgument::Elements(elements));
        Some(OpLeaf::Custom { name: EACH.to_owned(), by_author: false, arguments, optional: false })
    }

    /// Checks that an element is allowed in a group or a clause.
    pub(super) fn check_place(&mut self, range: &Range<usize>, leaf: &OpLeaf, place: Place) {
        let whereabouts = match place {
            Place::Top => return,
            Place::Group => "optional group",
            Place::Clause => "oilist parsing group",
            Place::Each => "`each`",
        };
        let operation = self.operation;
        let is_fixed = |values: Values| match values {
            Values::Operand(index) => !operation.operands[index].arity.is_variable(),
            Values::Result(index) => !operation.results[index].arity.is_variable(),
            Values::Operands | Values::Results => false,
        };
        let what = |values: Values| if matches!(values, Values::Operand(_)) { "operands" } else { "results" };
        let fixed = match leaf {
            OpLeaf::Part { part: PartRef::Operand(index), .. } => Some(Values::Operand(*index)),
            OpLeaf::Type { of, .. } => Some(*of),
            OpLeaf::FunctionalType { inputs, .. } if is_fixed(*inputs) => Some(*inputs),
            OpLeaf::FunctionalType { results, .. } => Some(*results),
            OpLeaf::Part { .. }
            | OpLeaf::Flag(_)
            | OpLeaf::Bare(_)
            | OpLeaf::Custom { .. }
            | OpLeaf::OiList(_) => None,
        };
        if let Some(values) = fixed.filter(|values| is_fixed(*values)) {
            let message =
                format!("only variable length {} can be used within an {whereabouts}", what(values));
            self.error(codes::FORMAT_GROUP, range, message);
            return;
        }
        let allowed = match leaf {
            OpLeaf::Part { part, .. } => !matches!(part, PartRef::Successor(_)),
            OpLeaf::Bare(_) | OpLeaf::OiList(_) => false,
            OpLeaf::Flag(_) | OpLeaf::Type { .. } | OpLeaf::FunctionalType { .. } | OpLeaf::Custom { .. } => {
                true
            }
        };
        if !allowed {
            let message = format!("only literals, types, and variables can be used within an {whereabouts}");
            self.error(codes::FORMAT_GROUP, range, message);
        }
    }

    /// An optional group.
    pub(super) fn group(
        &mut self,
        range: &Range<usize>,
        then: &[Element],
        otherwise: &[Element],
    ) -> Option<FormatElement> {
        let mut compiled_then = self.sequence(then, Place::Group);
        let mut compiled_otherwise = self.sequence(otherwise, Place::Group);
        if compiled_then.len() != then.len() || compiled_otherwise.len() != otherwise.len() {
            return None;
        }
        let anchors: Vec<(usize, bool)> = [(then, false), (otherwise, true)]
            .into_iter()
            .flat_map(|(branch, second)| {
                branch.iter().enumerate().filter(|(_, e)| e.anchor.is_some()).map(move |(at, _)| (at, second))
            })
            .collect();
        let &[(at, inverted)] = anchors.as_slice() else {
            if let [(first, second_first), (second, second_second), ..] = *anchors.as_slice() {
                let written = |at: usize, second: bool| if second { &otherwise[at] } else { &then[at] };
                let first = self.format.at(written(first, second_first).range.clone());
                let message = "only one element can be marked as the anchor of an optional group";
                let range = written(second, second_second).range.clone();
                let error = self.format.error(codes::FORMAT_GROUP, range, message);
                self.push(error.secondary(first, "the first anchor"));
            } else {
                let help = "put `^` after the element whose presence selects the group";
                self.help(codes::FORMAT_GROUP, range, "optional group has no anchor element", help);
            }
            return None;
        };
        let (written, compiled) =
            if inverted { (otherwise, &mut compiled_otherwise) } else { (then, &mut compiled_then) };
        let anchor = self.anchor(&written[at].range, &compiled[at])?;
        self.elide_flag(at, compiled);
        let first = compiled_then.iter_mut().find(|element| !matches!(element, FormatElement::Whitespace(_)));
        match first {
            Some(FormatElement::Literal { .. }) => {}
            Some(FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. }) => match leaf {
                OpLeaf::Part { .. } => {}
                OpLeaf::Custom { optional, .. } => *optional = true,
                OpLeaf::Flag(_)
                | OpLeaf::Type { .. }
                | OpLeaf::FunctionalType { .. }
                | OpLeaf::Bare(_)
                | OpLeaf::OiList(_) => {
                    self.first_element(range);
                    return None;
                }
            },
            Some(
                FormatElement::Leaf { .. }
                | FormatElement::Whitespace(_)
                | FormatElement::Optional { .. }
                | FormatElement::Body(_),
            )
            | None => {
                self.first_element(range);
                return None;
            }
        }
        Some(FormatElement::Optional { anchor, inverted, then: compiled_then, otherwise: compiled_otherwise })
    }

    fn first_element(&mut self, range: &Range<usize>) {
        let message =
            "first parsable element of an optional group must be a literal, variable, or custom directive";
        self.error(codes::FORMAT_GROUP, range, message);
    }

    /// The parts whose presence selects a group.
    fn anchor(&mut self, range: &Range<usize>, element: &FormatElement) -> Option<Vec<usize>> {
        let operation = self.operation;
        let of = |values: Values| match values {
            Values::Operand(index) => vec![PartRef::Operand(index)],
            Values::Result(index) => vec![PartRef::Result(index)],
            Values::Operands => (0..operation.operands.len()).map(PartRef::Operand).collect(),
            Values::Results => (0..operation.results.len()).map(PartRef::Result).collect(),
        };
        let FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } = element else {
            let message = "only variables and types can be used to anchor an optional group";
            self.error(codes::FORMAT_GROUP, range, message);
            return None;
        };
        let parts: Vec<PartRef> = match leaf {
            OpLeaf::Part { part, .. } => vec![*part],
            OpLeaf::Type { of: values, .. } | OpLeaf::FunctionalType { inputs: values, .. } => of(*values),
            OpLeaf::Custom { arguments, by_author, .. } => {
                let parts = arguments.iter().filter_map(|argument| match argument {
                    CustomArgument::Part(part) => Some(vec![*part]),
                    // A region with its arguments in the directive.
                    CustomArgument::Ref(inner) if !by_author => match **inner {
                        CustomArgument::Part(part @ PartRef::Region(_)) => Some(vec![part]),
                        CustomArgument::Part(_)
                        | CustomArgument::Type(_)
                        | CustomArgument::AttrDict
                        | CustomArgument::PropDict
                        | CustomArgument::Ref(_)
                        | CustomArgument::Text(_)
                        | CustomArgument::Elements(_) => None,
                    },
                    CustomArgument::Type(values) => Some(of(*values)),
                    CustomArgument::AttrDict
                    | CustomArgument::PropDict
                    | CustomArgument::Ref(_)
                    | CustomArgument::Text(_)
                    | CustomArgument::Elements(_) => None,
                });
                parts.flatten().collect()
            }
            OpLeaf::Flag(_) | OpLeaf::Bare(_) | OpLeaf::OiList(_) => Vec::new(),
        };
        for part in &parts {
            let (fixed, what) = match part {
                PartRef::Attribute(index) => (
                    matches!(operation.attributes[*index].presence, AttrPresence::Required),
                    "only optional or default-valued attributes can be used to anchor an optional group",
                ),
                PartRef::Property(index) => (
                    operation.properties[*index].is_required(),
                    "only optional or default-valued properties can be used to anchor an optional group",
                ),
                PartRef::Operand(_) | PartRef::Result(_) | PartRef::Region(_) | PartRef::Successor(_) => {
                    (false, "")
                }
            };
            if fixed {
                self.error(codes::FORMAT_GROUP, range, what);
                return None;
            }
        }
        if parts.is_empty() {
            let message = "only variables and types can be used to anchor an optional group";
            self.error(codes::FORMAT_GROUP, range, message);
            return None;
        }
        Some(parts.into_iter().map(|part| operation.index_of(part)).collect())
    }

    /// A unit attribute or property as anchor has no text, unless it is the first element.
    fn elide_flag(&self, at: usize, branch: &mut [FormatElement]) {
        let is_first = branch[..at].iter().all(|element| matches!(element, FormatElement::Whitespace(_)));
        let FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } = &mut branch[at] else { return };
        let OpLeaf::Part { part, .. } = *leaf else { return };
        if self.operation.is_flag(part) && !is_first {
            *leaf = OpLeaf::Flag(part);
        }
    }
}
