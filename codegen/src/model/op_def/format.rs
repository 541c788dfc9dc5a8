//! The elements of an operation's format, and [`elements`], which makes them from the model.

use super::{Anchor, Argument, Chain, Clause, Element, ElementCall, Elements, Items, TypesOf};
use crate::model::lower::Foreign;
use crate::model::op::{Operation, PartRef};
use crate::model::{Bare, CustomArgument, FormatElement, Leaf, OpLeaf, Values};

/// A back end that names the directives of formats.
pub trait FormatBackEnd<I: Items> {
    /// The element of a directive without arguments.
    fn bare(&mut self, bare: Bare) -> Option<I::Element>;
    /// The functions of a directive with arguments, by its name and whether the author implements it. `made` are the arguments
    /// of the table.
    ///
    /// # Errors
    /// The back end has none.
    fn directive(
        &mut self,
        owner: &Operation,
        directive: (&str, bool),
        arguments: &[CustomArgument],
        made: &[Argument<I>],
    ) -> Result<I::Directive, Foreign>;
}

/// The elements of an operation's format.
///
/// # Errors
/// A directive without functions in the back end, or a part that tables cannot number.
pub fn elements<I: Items>(
    owner: &Operation,
    elements: &[FormatElement],
    back_end: &mut dyn FormatBackEnd<I>,
) -> Result<Elements<I>, Foreign> {
    Lower { owner, back_end }.elements(elements, false)
}

struct Lower<'l, I: Items> {
    owner: &'l Operation,
    back_end: &'l mut dyn FormatBackEnd<I>,
}

impl<I: Items> Lower<'_, I> {
    /// Elements. In a clause a unit attribute or property has no text: the keyword of the clause expresses its presence.
    fn elements(&mut self, elements: &[FormatElement], in_clause: bool) -> Result<Elements<I>, Foreign> {
        let has_text =
            |element: &&FormatElement| !matches!(element, FormatElement::Whitespace(text) if text.is_empty());
        elements.iter().filter(has_text).map(|element| self.element(element, in_clause)).collect()
    }

    fn element(
        &mut self,
        element: &FormatElement,
        in_clause: bool,
    ) -> Result<Chain<Element<I>, ElementCall>, Foreign> {
        let start = match element {
            FormatElement::Literal { text, space: true } => Element::Spaced(text.clone()),
            FormatElement::Literal { text, space: false } => Element::Literal(text.clone()),
            FormatElement::Whitespace(text) => Element::Whitespace(text.clone()),
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), space } => {
                let start = self.leaf(leaf, in_clause)?;
                return Ok(Chain { calls: calls(leaf, &start, *space), start });
            }
            FormatElement::Leaf { .. } | FormatElement::Body(_) => {
                return Err(Foreign::cpp(format!("{element:?}")));
            }
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let parts = anchor.iter().filter_map(|part| self.owner.part(*part));
                let mut anchors = self.anchors(parts);
                let anchor = if anchors.len() == 1 { anchors.pop() } else { None };
                let anchor = anchor.unwrap_or(Anchor::Any(anchors));
                let (then, otherwise) = (self.elements(then, false)?, self.elements(otherwise, false)?);
                if *inverted {
                    Element::Unless(anchor, then, otherwise)
                } else if otherwise.is_empty() {
                    Element::Group(anchor, then)
                } else {
                    Element::Either(anchor, then, otherwise)
                }
            }
        };
        Ok(Chain { start, calls: Vec::new() })
    }

    fn leaf(&mut self, leaf: &OpLeaf, in_clause: bool) -> Result<Element<I>, Foreign> {
        let missing = || Foreign::cpp("a part that the operation does not have");
        Ok(match leaf {
            OpLeaf::Part { part, .. } if in_clause && self.owner.is_flag(*part) => {
                Element::Flag(self.owner.slot(*part).ok_or_else(missing)?)
            }
            OpLeaf::Flag(part) => Element::Flag(self.owner.slot(*part).ok_or_else(missing)?),
            OpLeaf::Part { part, .. } => match *part {
                PartRef::Operand(index) => Element::Operand(index),
                PartRef::Region(index) => Element::Region(index),
                PartRef::Successor(index) => Element::Successor(index),
                part @ (PartRef::Result(_) | PartRef::Attribute(_) | PartRef::Property(_)) => {
                    Element::Property(self.owner.slot(part).ok_or_else(missing)?)
                }
            },
            OpLeaf::Type { of, .. } => match *of {
                Values::Operand(index) => Element::OperandType(index),
                Values::Result(index) => Element::ResultType(index),
                Values::Operands => Element::OperandTypes(),
                Values::Results => Element::ResultTypes(),
            },
            OpLeaf::FunctionalType { inputs, results } => {
                Element::FunctionalType(types_of(*inputs), types_of(*results))
            }
            OpLeaf::Bare(bare) => {
                let made = self.back_end.bare(*bare);
                Element::Made(made.ok_or_else(|| Foreign::cpp(bare.name()))?)
            }
            OpLeaf::Custom { name, by_author, arguments, .. } => {
                let made = arguments.iter().map(|argument| self.argument(argument));
                let made = made.collect::<Result<Vec<_>, _>>()?;
                let directive = (name.as_str(), *by_author);
                Element::Custom(self.back_end.directive(self.owner, directive, arguments, &made)?, made)
            }
            OpLeaf::OiList(clauses) => {
                let clauses = clauses.iter().map(|clause| self.clause(clause));
                Element::Clauses(clauses.collect::<Result<_, _>>()?)
            }
        })
    }

    fn clause(&mut self, clause: &[FormatElement]) -> Result<Clause<I>, Foreign> {
        let Some((FormatElement::Literal { text, space }, rest)) = clause.split_first() else {
            return Err(Foreign::cpp("a clause without a keyword"));
        };
        let anchors = self.anchors(OpLeaf::clause_anchors(rest));
        Ok(Clause::Declared(text.clone(), *space, self.elements(rest, true)?, anchors))
    }

    fn argument(&mut self, argument: &CustomArgument) -> Result<Argument<I>, Foreign> {
        Ok(match argument {
            CustomArgument::Part(part) => match *part {
                PartRef::Operand(index) => Argument::Operand(index),
                PartRef::Region(index) => Argument::Region(index),
                PartRef::Successor(index) => Argument::Successor(index),
                part @ (PartRef::Result(_) | PartRef::Attribute(_) | PartRef::Property(_)) => {
                    let slot = self.owner.slot(part);
                    let missing = || Foreign::cpp("a part that the operation does not have");
                    Argument::Property(slot.ok_or_else(missing)?)
                }
            },
            CustomArgument::Type(values) => Argument::Types(types_of(*values)),
            CustomArgument::AttrDict => Argument::AttrDict,
            CustomArgument::PropDict => Argument::PropDict,
            CustomArgument::Ref(inner) => Argument::Ref(Box::new(self.argument(inner)?)),
            CustomArgument::Text(text) => Argument::Text(text.clone()),
            CustomArgument::Elements(elements) => Argument::Elements(self.elements(elements, true)?),
        })
    }

    fn anchors(&self, parts: impl IntoIterator<Item = PartRef>) -> Vec<Anchor> {
        let anchor = |part| {
            Some(match part {
                PartRef::Operand(index) => Anchor::Operand(index),
                PartRef::Result(index) => Anchor::Result(index),
                PartRef::Region(index) => Anchor::Region(index),
                PartRef::Successor(index) => Anchor::Successor(index),
                part @ (PartRef::Attribute(_) | PartRef::Property(_)) => {
                    Anchor::Property(self.owner.slot(part)?)
                }
            })
        };
        parts.into_iter().filter_map(anchor).collect()
    }
}

/// The changes of a leaf.
fn calls<I: Items>(leaf: &OpLeaf, element: &Element<I>, space: bool) -> Vec<ElementCall> {
    // A clause's flag, and clauses, have no space before them in any case.
    if matches!(element, Element::Flag(_) | Element::Clauses(_)) {
        return Vec::new();
    }
    let is_property = matches!(element, Element::Property(_));
    let (qualified, optional) = match leaf {
        OpLeaf::Part { qualified, optional, .. } => (*qualified && is_property, *optional),
        OpLeaf::Type { qualified, .. } => (*qualified, false),
        OpLeaf::Flag(_)
        | OpLeaf::FunctionalType { .. }
        | OpLeaf::Bare(_)
        | OpLeaf::Custom { .. }
        | OpLeaf::OiList(_) => (false, false),
    };
    let joined = !space && !matches!(leaf, OpLeaf::Bare(bare) if bare.spaces_itself());
    let calls = [
        qualified.then_some(ElementCall::Qualified()),
        optional.then_some(ElementCall::Optional()),
        joined.then_some(ElementCall::Joined()),
    ];
    calls.into_iter().flatten().collect()
}

fn types_of(values: Values) -> TypesOf {
    match values {
        Values::Operand(index) => TypesOf::Operand(index),
        Values::Result(index) => TypesOf::Result(index),
        Values::Operands => TypesOf::Operands,
        Values::Results => TypesOf::Results,
    }
}
