//! Checks of an operation's format: names, bindings and directives. Groups and clauses are in `op_groups`, ambiguities
//! in `op_ambiguous`, types in `op_types`.

use super::check::literal;
use super::directives::{Accepts, Bare, Directive, EACH, Kind};
use super::first::Empty;
use super::operation::{CustomArgument, OpLeaf, Values};
use super::syntax::{Element, Written};
use super::{FormatElement, Leaf};
use crate::codes;
use crate::lints::unreadable_format;
use crate::model::op::{AttrForm, AttrPresence, Operation, PartRef, ValueGroup};
use crate::model::{Name, Text, name_help};
use isogloss_tablegen::Diagnostic;
use std::ops::Range;

/// The position of an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Top,
    Group,
    Clause,
    /// The elements of `each`, whose attributes are elements of arrays.
    Each,
}

/// The parts that are bound so far, with their ranges.
pub(super) struct Bound {
    pub(super) operands: Vec<Option<Range<usize>>>,
    pub(super) attributes: Vec<Option<Range<usize>>>,
    pub(super) properties: Vec<Option<Range<usize>>>,
    pub(super) regions: Vec<Option<Range<usize>>>,
    pub(super) successors: Vec<Option<Range<usize>>>,
    pub(super) operand_types: Vec<Option<Range<usize>>>,
    pub(super) result_types: Vec<Option<Range<usize>>>,
    /// The range of `type(operands)`, and of `type(results)`.
    pub(super) all_operand_types: Option<Range<usize>>,
    pub(super) all_result_types: Option<Range<usize>>,
    /// The ranges of directives with the arguments of entry blocks, by region.
    pub(super) entries: Vec<Option<Range<usize>>>,
    /// The directives without arguments, each with its range.
    bare: Vec<(Bare, Range<usize>)>,
}

impl Bound {
    pub(super) fn new(operation: &Operation) -> Self {
        Self {
            operands: vec![None; operation.operands.len()],
            attributes: vec![None; operation.attributes.len()],
            properties: vec![None; operation.properties.len()],
            regions: vec![None; operation.regions.len()],
            successors: vec![None; operation.successors.len()],
            operand_types: vec![None; operation.operands.len()],
            result_types: vec![None; operation.results.len()],
            all_operand_types: None,
            all_result_types: None,
            entries: vec![None; operation.regions.len()],
            bare: Vec::new(),
        }
    }

    /// The range of a part.
    fn part(&mut self, part: PartRef) -> Option<&mut Option<Range<usize>>> {
        Some(match part {
            PartRef::Operand(index) => &mut self.operands[index],
            PartRef::Attribute(index) => &mut self.attributes[index],
            PartRef::Property(index) => &mut self.properties[index],
            PartRef::Region(index) => &mut self.regions[index],
            PartRef::Successor(index) => &mut self.successors[index],
            PartRef::Result(_) => return None,
        })
    }

    /// The range of a directive without arguments, in any spelling.
    pub(super) fn bare(&self, bare: Bare) -> Option<&Range<usize>> {
        let like = bare.row().like;
        self.bare.iter().find(|(known, _)| known.row().like == like).map(|(_, range)| range)
    }

    /// The range of the directive for all parts of its kind.
    fn all(&self, part: PartRef) -> Option<&Range<usize>> {
        match part {
            PartRef::Operand(_) => self.bare(Bare::Operands),
            PartRef::Region(_) => self.bare(Bare::Regions),
            PartRef::Successor(_) => self.bare(Bare::Successors),
            PartRef::Result(_) | PartRef::Attribute(_) | PartRef::Property(_) => None,
        }
    }
}

pub(super) struct Checker<'a, 'e> {
    pub(super) format: Text<'a>,
    pub(super) operation: &'a Operation,
    pub(super) errors: &'e mut Vec<Diagnostic>,
    pub(super) failed: bool,
    pub(super) bound: Bound,
}

impl Checker<'_, '_> {
    pub(super) fn push(&mut self, error: Diagnostic) {
        self.failed = true;
        self.errors.push(error);
    }

    pub(super) fn error(&mut self, code: &'static str, range: &Range<usize>, message: impl Into<String>) {
        self.push(self.format.error(code, range.clone(), message));
    }

    pub(super) fn help(
        &mut self,
        code: &'static str,
        range: &Range<usize>,
        message: impl Into<String>,
        help: &str,
    ) {
        self.push(self.format.error(code, range.clone(), message).help(help));
    }

    /// Warns about text that cannot be parsed back.
    pub(super) fn unreadable(
        &mut self,
        range: &Range<usize>,
        other: Option<&Range<usize>>,
        message: String,
        help: &str,
    ) {
        let other = other.map(|other| (self.format.at(other.clone()), "the other one"));
        self.errors.push(unreadable_format::element(message, self.format.at(range.clone()), other, help));
    }

    fn twice(&mut self, range: &Range<usize>, first: &Range<usize>, message: String) {
        let first = self.format.at(first.clone());
        let error = self.format.error(codes::FORMAT_DUPLICATE_PARAMETER, range.clone(), message);
        self.push(error.secondary(first, "first used here"));
    }

    /// The elements of the format, of a branch or of a clause.
    pub(super) fn sequence(&mut self, written: &[Element], place: Place) -> Vec<FormatElement> {
        written.iter().filter_map(|element| self.element(element, place)).collect()
    }

    /// Whether the parser checks for an attribute before it parses it. As in MLIR, not in a group. A unit in a clause
    /// has no text.
    fn is_optional(&self, part: PartRef, place: Place) -> bool {
        match place {
            Place::Group | Place::Each => false,
            Place::Clause if self.operation.is_flag(part) => false,
            Place::Clause | Place::Top => self.operation.is_optional_attribute(part),
        }
    }

    fn element(&mut self, element: &Element, place: Place) -> Option<FormatElement> {
        let range = &element.range;
        let leaf = match &element.kind {
            Written::Literal(text) => match literal(self.format, text, range) {
                Ok(element) => return Some(element),
                Err(error) => {
                    self.push(*error);
                    return None;
                }
            },
            Written::Text(_) => {
                let message = "strings may only be used as `custom` directive arguments";
                self.error(codes::FORMAT_PLACEMENT, range, message);
                return None;
            }
            Written::Unknown { name } => {
                self.unknown(name, range);
                return None;
            }
            Written::Group { then, otherwise } => return self.group(range, then, otherwise),
            Written::Variable(name) => {
                let part = self.lookup(name, range)?;
                if let PartRef::Result(_) = part {
                    let message = "results can only be used as an argument of `type` or `functional-type`";
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                }
                self.bind(part, name, range)?;
                OpLeaf::Part { part, qualified: false, optional: false }
            }
            Written::Directive { directive, custom, arguments } => {
                if custom.is_some() != directive.is_named {
                    let message = match custom {
                        None => "expected `<` before the name of a custom directive".to_owned(),
                        Some(_) => format!("`{}` takes no name in angle brackets", directive.name),
                    };
                    self.error(codes::FORMAT_SYNTAX, range, message);
                    return None;
                }
                let arguments = arguments.as_deref().unwrap_or(&[]);
                if directive.name == EACH {
                    self.each(range, arguments)?
                } else if directive.text.is_some() {
                    self.text_directive(range, directive, arguments, place)?
                } else {
                    self.directive(range, directive.kind, directive.name, custom.as_deref(), arguments)?
                }
            }
        };
        let leaf = match leaf {
            OpLeaf::Part { part, qualified, .. } => {
                OpLeaf::Part { part, qualified, optional: self.is_optional(part, place) }
            }
            other => other,
        };
        self.check_place(range, &leaf, place);
        Some(FormatElement::Leaf { leaf: Leaf::Operation(leaf), space: false })
    }

    fn unknown(&mut self, name: &str, range: &Range<usize>) {
        let message = format!(
            "unsupported directive `{name}`: expected literal, variable, directive, or optional group"
        );
        let is_part = self.operation.find(name).is_some();
        let help = if is_part {
            format!("a part of the operation is written `${name}`")
        } else {
            super::word_help(name, |directive| directive.of_operations)
        };
        self.help(codes::FORMAT_DIRECTIVE, range, message, &help);
    }

    fn lookup(&mut self, name: &str, range: &Range<usize>) -> Option<PartRef> {
        let found = self.operation.find(name);
        if found.is_none() {
            let message = format!("`{}` has no part named `{name}`", self.operation.record.text);
            let names: Vec<&str> = self.operation.part_names().map(|name| name.text.as_str()).collect();
            match name_help(name, &names, "$", "part") {
                Some(help) => self.help(codes::FORMAT_UNKNOWN_PARAMETER, range, message, &help),
                None => self.error(codes::FORMAT_UNKNOWN_PARAMETER, range, message),
            }
        }
        found
    }

    /// Binds a part at this range.
    fn bind(&mut self, part: PartRef, name: &str, range: &Range<usize>) -> Option<()> {
        let first =
            self.bound.all(part).cloned().or_else(|| self.bound.part(part).and_then(|bound| bound.clone()));
        if let Some(first) = first {
            self.twice(range, &first, format!("{} '{name}' is already bound", noun(part)));
            return None;
        }
        if let PartRef::Attribute(index) = part
            && self.operation.attributes[index].form == AttrForm::Derived
        {
            self.error(
                codes::FORMAT_PLACEMENT,
                range,
                format!("attribute '{name}' is computed, not written"),
            );
            return None;
        }
        if let Some(bound) = self.bound.part(part) {
            *bound = Some(range.clone());
        }
        Some(())
    }

    fn directive(
        &mut self,
        range: &Range<usize>,
        kind: Kind,
        name: &str,
        custom: Option<&str>,
        arguments: &[Element],
    ) -> Option<OpLeaf> {
        Some(match kind {
            Kind::Bare(bare) => {
                if !arguments.is_empty() {
                    self.error(codes::FORMAT_PLACEMENT, range, format!("`{name}` takes no arguments"));
                    return None;
                }
                self.bare(range, bare)?;
                OpLeaf::Bare(bare)
            }
            Kind::Results => {
                let message = "`results` can only be used as an argument of `type` or `functional-type`";
                self.error(codes::FORMAT_PLACEMENT, range, message);
                return None;
            }
            Kind::Type => {
                let of = self.type_of(range, arguments)?;
                let group = match of {
                    Values::Operand(index) => self.operation.operands.get(index),
                    Values::Result(index) => self.operation.results.get(index),
                    Values::Operands | Values::Results => None,
                };
                OpLeaf::Type { of, qualified: group.is_some_and(ValueGroup::is_written_in_full) }
            }
            Kind::FunctionalType => {
                let [inputs, results] = arguments else {
                    let message = "`functional-type` expects two arguments: inputs and results";
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                };
                let inputs = self.values(inputs)?;
                let results = self.values(results)?;
                self.bind_types(inputs, range)?;
                self.bind_types(results, range)?;
                OpLeaf::FunctionalType { inputs, results }
            }
            Kind::Qualified => match arguments {
                [Element { kind: Written::Variable(name), range, .. }] => {
                    let part = self.lookup(name, range)?;
                    if !matches!(part, PartRef::Attribute(_)) {
                        let message = "`qualified` expects an attribute or `type(...)`";
                        self.error(codes::FORMAT_PLACEMENT, range, message);
                        return None;
                    }
                    self.bind(part, name, range)?;
                    OpLeaf::Part { part, qualified: true, optional: false }
                }
                [Element { kind: Written::Directive { directive, arguments, .. }, range, .. }]
                    if directive.kind == Kind::Type =>
                {
                    OpLeaf::Type {
                        of: self.type_of(range, arguments.as_deref().unwrap_or(&[]))?,
                        qualified: true,
                    }
                }
                _ => {
                    let message = "`qualified` expects an attribute or `type(...)`";
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                }
            },
            Kind::Ref => {
                self.error(codes::FORMAT_PLACEMENT, range, "'ref' is only valid within a `custom` directive");
                return None;
            }
            Kind::Custom => {
                let arguments: Vec<_> =
                    arguments.iter().map(|argument| self.argument(argument, false)).collect();
                let arguments = arguments.into_iter().collect::<Option<Vec<_>>>()?;
                if arguments.is_empty() {
                    self.error(codes::FORMAT_PLACEMENT, range, "`custom` expects at least one argument");
                    return None;
                }
                let name = custom.unwrap_or_default().to_owned();
                OpLeaf::Custom { name, by_author: true, arguments, optional: false }
            }
            // `text_directive` handles these.
            Kind::Text(_) | Kind::Struct => return None,
            Kind::OiList => self.oilist(range, arguments)?,
            Kind::Params => {
                let message = format!("`{name}` is a directive of the formats of types and attributes");
                self.error(codes::FORMAT_DIRECTIVE, range, message);
                return None;
            }
        })
    }

    /// A directive with a row that describes its arguments.
    fn text_directive(
        &mut self,
        range: &Range<usize>,
        directive: &'static Directive,
        arguments: &[Element],
        place: Place,
    ) -> Option<OpLeaf> {
        let row = directive.text.as_ref()?;
        let is_short = arguments.len() < row.required;
        let is_list_of_texts = matches!(
            row.parameters.last(),
            Some(
                Accepts::Text
                    | Accepts::KnownTypesOrText
                    | Accepts::KnownAttributeOrText
                    | Accepts::KnownTypes
                    | Accepts::KnownOrText
                    | Accepts::KnownOrTypesOrText
                    | Accepts::OperandOrText
                    | Accepts::Known
                    | Accepts::Any
            )
        );
        let is_long = arguments.len() > row.parameters.len() && !is_list_of_texts;
        let is_list = row.parameters.len() == 1;
        if is_short || is_long && !is_list {
            let message = format!("`{}` expects {}", directive.name, directive.expected);
            self.help(codes::FORMAT_PLACEMENT, range, message, &format!("write `{}`", directive.usage));
            return None;
        }
        // Optional parameters are omitted before the last one, if that is a region.
        let left_out = row.parameters.len().saturating_sub(arguments.len());
        let mut found = Vec::with_capacity(arguments.len());
        for (at, argument) in arguments.iter().enumerate() {
            let is_last = at + 1 == arguments.len();
            let last = row.parameters.len() - 1;
            let ends_with_region = row.parameters[last] == Accepts::Entry;
            let at = if is_last && ends_with_region { at + left_out } else { at };
            found.push(self.text_argument(row.parameters[at.min(last)], directive, argument, place)?);
        }
        let may_be_absent = |argument: &CustomArgument| match argument {
            CustomArgument::Part(PartRef::Attribute(index)) => {
                self.operation.attributes[*index].presence != AttrPresence::Required
            }
            CustomArgument::Part(PartRef::Property(index)) => {
                !self.operation.properties[*index].is_required()
            }
            CustomArgument::Part(_)
            | CustomArgument::Type(_)
            | CustomArgument::AttrDict
            | CustomArgument::PropDict
            | CustomArgument::Ref(_)
            | CustomArgument::Text(_)
            | CustomArgument::Elements(_) => false,
        };
        // If all of these are absent, the directive has no text, and the parser does not check for it.
        let mut needed = if is_list { &found[..] } else { &found[..1] }.iter();
        // A directive that detects by itself whether it has text sets them in any case.
        let facts = (row.first)(self.operation, &found);
        let finds_out = facts.looks && facts.empty == Empty::Maybe;
        if place == Place::Top && !finds_out && needed.all(may_be_absent) {
            let message = format!("what `{}` writes may be absent, so it belongs in a group", directive.name);
            let usage = &self.format.text[range.clone()];
            self.help(codes::FORMAT_GROUP, range, message, &format!("write `({usage}^)?`"));
            return None;
        }
        Some(OpLeaf::Custom {
            name: directive.name.to_owned(),
            by_author: false,
            arguments: found,
            optional: false,
        })
    }

    /// An argument of a directive, of the kind that the row accepts.
    fn text_argument(
        &mut self,
        accepts: Accepts,
        directive: &'static Directive,
        argument: &Element,
        place: Place,
    ) -> Option<CustomArgument> {
        let range = &argument.range;
        let wrong = |this: &mut Self| {
            let message = format!("expected {} as this argument of `{}`", accepts.noun(), directive.name);
            this.help(codes::FORMAT_PLACEMENT, range, message, &format!("write `{}`", directive.usage));
            None
        };
        match (&argument.kind, accepts) {
            (
                Written::Text(text),
                Accepts::Text
                | Accepts::AttributeOrText(_)
                | Accepts::AnyAttributeOrText
                | Accepts::KnownAttributeOrText
                | Accepts::KnownOrText
                | Accepts::EntryOrText
                | Accepts::OperandOrText
                | Accepts::Any
                | Accepts::KnownOrTypesOrText
                | Accepts::KnownTypesOrText,
            ) => Some(CustomArgument::Text(text.clone())),
            (
                Written::Directive { directive: inner, arguments, .. },
                Accepts::Types | Accepts::TypesOrAttribute(_) | Accepts::KnownOrTypesOrText | Accepts::Any,
            ) if inner.kind == Kind::Type => {
                Some(CustomArgument::Type(self.type_of(range, arguments.as_deref().unwrap_or(&[]))?))
            }
            (Written::Directive { directive: inner, .. }, Accepts::AttrDict | Accepts::Any)
                if inner.kind == Kind::Bare(Bare::AttrDict) =>
            {
                self.bare(range, Bare::AttrDict)?;
                Some(CustomArgument::AttrDict)
            }
            (
                Written::Directive { directive: inner, arguments, .. },
                Accepts::KnownOperand
                | Accepts::KnownAttribute
                | Accepts::KnownAttributeOrText
                | Accepts::KnownTypes
                | Accepts::KnownOrText
                | Accepts::KnownTypesOrAttribute
                | Accepts::KnownOrTypesOrText
                | Accepts::Known
                | Accepts::KnownTypesOrText,
            ) if inner.kind == Kind::Ref => {
                let inner = arguments.as_deref().and_then(<[Element]>::first).map(|inner| &inner.kind);
                let is_accepted = if let Some(Written::Variable(name)) = inner {
                    match self.operation.find(name) {
                        Some(PartRef::Operand(_)) => {
                            matches!(accepts, Accepts::KnownOperand | Accepts::KnownOrText | Accepts::Known)
                        }
                        Some(PartRef::Attribute(_) | PartRef::Property(_)) => matches!(
                            accepts,
                            Accepts::KnownAttribute
                                | Accepts::KnownAttributeOrText
                                | Accepts::KnownTypesOrAttribute
                                | Accepts::KnownOrText
                                | Accepts::Known
                        ),
                        Some(PartRef::Result(_) | PartRef::Region(_) | PartRef::Successor(_)) => false,
                        // An unknown name is reported elsewhere.
                        None => true,
                    }
                } else {
                    let is_types = matches!(inner, Some(Written::Directive { directive, .. }) if directive.kind == Kind::Type);
                    is_types
                        && matches!(
                            accepts,
                            Accepts::KnownTypes
                                | Accepts::KnownTypesOrText
                                | Accepts::KnownTypesOrAttribute
                                | Accepts::KnownOrTypesOrText
                                | Accepts::Known
                                | Accepts::KnownOrText
                        )
                };
                if !is_accepted {
                    return wrong(self);
                }
                self.argument(argument, false)
            }
            (Written::Variable(name), _) => match (self.lookup(name, range)?, accepts) {
                (
                    part @ PartRef::Attribute(index),
                    Accepts::Attribute(class)
                    | Accepts::AttributeOrText(class)
                    | Accepts::TypesOrAttribute(class),
                ) => {
                    let attribute = &self.operation.attributes[index];
                    let own = attribute.class.mlir_name().unwrap_or_default();
                    // In `each` it is one of the elements.
                    let is_dense = class == "DenseArrayAttr" && attribute.form == AttrForm::DenseArray;
                    if own != class && !is_dense && place != Place::Each {
                        let message =
                            format!("expected an attribute of the class `{class}`, but `{name}` is not");
                        self.error(codes::FORMAT_PLACEMENT, range, message);
                        return None;
                    }
                    self.bind(part, name, range)?;
                    Some(CustomArgument::Part(part))
                }
                (part @ PartRef::Attribute(index), Accepts::Case)
                    if matches!(
                        self.operation.attributes[index].form,
                        AttrForm::EnumAttr(_) | AttrForm::EnumInteger(_)
                    ) =>
                {
                    self.bind(part, name, range)?;
                    Some(CustomArgument::Part(part))
                }
                (
                    part @ (PartRef::Attribute(_) | PartRef::Property(_)),
                    Accepts::AnyAttribute | Accepts::AnyAttributeOrText | Accepts::Any,
                )
                | (part @ PartRef::Region(_), Accepts::Region)
                | (part @ PartRef::Successor(_), Accepts::Successors)
                | (part @ PartRef::Operand(_), Accepts::Operand | Accepts::OperandOrText | Accepts::Any) => {
                    self.bind(part, name, range)?;
                    Some(CustomArgument::Part(part))
                }
                (
                    part @ PartRef::Region(index),
                    Accepts::Entry | Accepts::EntryOrText | Accepts::MoreEntry,
                ) if !self.operation.regions[index].variadic => {
                    if let Some(first) = self.bound.entries[index].replace(range.clone())
                        && accepts != Accepts::MoreEntry
                    {
                        self.twice(range, &first, format!("the arguments of '{name}' are already bound"));
                        return None;
                    }
                    if self.bound.regions[index].is_some() {
                        let message = format!("the arguments of '{name}' must be bound before the region");
                        self.error(codes::FORMAT_PLACEMENT, range, message);
                        return None;
                    }
                    Some(CustomArgument::Ref(Box::new(CustomArgument::Part(part))))
                }
                (
                    PartRef::Operand(_)
                    | PartRef::Result(_)
                    | PartRef::Attribute(_)
                    | PartRef::Property(_)
                    | PartRef::Region(_)
                    | PartRef::Successor(_),
                    _,
                ) => wrong(self),
            },
            (
                Written::Literal(_)
                | Written::Text(_)
                | Written::Directive { .. }
                | Written::Unknown { .. }
                | Written::Group { .. },
                _,
            ) => wrong(self),
        }
    }

    /// Binds the parts that a directive without arguments prints.
    fn bare(&mut self, range: &Range<usize>, bare: Bare) -> Option<()> {
        let row = bare.row();
        let parts = row.parts.map_or(&[][..], |parts| parts(&self.bound));
        let first = parts.iter().flatten().next().or_else(|| self.bound.bare(bare)).cloned();
        if let Some(first) = first {
            let message = match row.parts {
                Some(_) => format!("'{}' directive creates overlap in format", bare.name()),
                None => format!("'{}' directive has already been seen", row.like.name()),
            };
            self.twice(range, &first, message);
            return None;
        }
        self.bound.bare.push((bare, range.clone()));
        Some(())
    }

    fn type_of(&mut self, range: &Range<usize>, arguments: &[Element]) -> Option<Values> {
        let [argument] = arguments else {
            self.error(codes::FORMAT_PLACEMENT, range, "`type` expects one argument");
            return None;
        };
        let values = self.values(argument)?;
        self.bind_types(values, range)?;
        Some(values)
    }

    /// Operands or results, as an argument of `type`.
    fn values(&mut self, argument: &Element) -> Option<Values> {
        let range = &argument.range;
        match &argument.kind {
            Written::Variable(name) => match self.lookup(name, range)? {
                PartRef::Operand(index) => return Some(Values::Operand(index)),
                PartRef::Result(index) => return Some(Values::Result(index)),
                PartRef::Attribute(_) | PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_) => {
                }
            },
            Written::Directive { directive, arguments: None, .. }
                if directive.kind == Kind::Bare(Bare::Operands) =>
            {
                return Some(Values::Operands);
            }
            Written::Directive { directive, arguments: None, .. } if directive.kind == Kind::Results => {
                return Some(Values::Results);
            }
            Written::Unknown { name } if self.operation.find(name).is_some() => {
                let message = format!("expected a variable, found `{name}`");
                self.help(codes::FORMAT_PLACEMENT, range, message, &format!("did you mean `${name}`?"));
                return None;
            }
            Written::Literal(_)
            | Written::Text(_)
            | Written::Directive { .. }
            | Written::Unknown { .. }
            | Written::Group { .. } => {}
        }
        let message = "expected an operand, a result, `operands` or `results`: only these have types";
        self.error(codes::FORMAT_PLACEMENT, range, message);
        None
    }

    /// Binds types at this range.
    fn bind_types(&mut self, values: Values, range: &Range<usize>) -> Option<()> {
        let bound = &mut self.bound;
        let (first, what) = match values {
            Values::Operand(index) => {
                let first = bound.all_operand_types.clone().or_else(|| bound.operand_types[index].clone());
                bound.operand_types[index].get_or_insert(range.clone());
                (first, name_of(&self.operation.operands[index]))
            }
            Values::Result(index) => {
                let first = bound.all_result_types.clone().or_else(|| bound.result_types[index].clone());
                bound.result_types[index].get_or_insert(range.clone());
                (first, name_of(&self.operation.results[index]))
            }
            Values::Operands => {
                let any = bound.operand_types.iter().flatten().next().cloned();
                let first = any.or_else(|| bound.all_operand_types.clone());
                bound.all_operand_types.get_or_insert(range.clone());
                (first, "operands".to_owned())
            }
            Values::Results => {
                let any = bound.result_types.iter().flatten().next().cloned();
                let first = any.or_else(|| bound.all_result_types.clone());
                bound.all_result_types.get_or_insert(range.clone());
                (first, "results".to_owned())
            }
        };
        match first {
            Some(first) => {
                self.twice(range, &first, format!("'type' of '{what}' is already bound"));
                None
            }
            None => Some(()),
        }
    }

    /// An argument of a custom directive; `referenced` if it is inside of `ref`, so that it is
    /// not bound.
    fn argument(&mut self, argument: &Element, referenced: bool) -> Option<CustomArgument> {
        let range = &argument.range;
        match &argument.kind {
            Written::Text(text) => return Some(CustomArgument::Text(text.clone())),
            Written::Variable(name) => {
                let part = self.lookup(name, range)?;
                if let PartRef::Result(_) = part {
                    let message = "results can only be used as an argument of `type`";
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                }
                if referenced {
                    let all = self.bound.all(part).is_some();
                    let unbound = self.bound.part(part).is_some_and(|bound| bound.is_none());
                    if unbound && !all {
                        let message =
                            format!("{} '{name}' must be bound before it is referenced", noun(part));
                        self.error(codes::FORMAT_PLACEMENT, range, message);
                        return None;
                    }
                } else {
                    self.bind(part, name, range)?;
                }
                return Some(CustomArgument::Part(part));
            }
            Written::Directive { directive, arguments, .. } => {
                let inner = arguments.as_deref().unwrap_or(&[]);
                match directive.kind {
                    Kind::Type if referenced => {
                        let [inner] = inner else {
                            self.error(codes::FORMAT_PLACEMENT, range, "`type` expects one argument");
                            return None;
                        };
                        return Some(CustomArgument::Type(self.values(inner)?));
                    }
                    Kind::Type => return Some(CustomArgument::Type(self.type_of(range, inner)?)),
                    Kind::Bare(Bare::AttrDict) => {
                        if !referenced {
                            self.bare(range, Bare::AttrDict)?;
                        }
                        return Some(CustomArgument::AttrDict);
                    }
                    Kind::Bare(Bare::PropDict) => {
                        if !referenced {
                            self.bare(range, Bare::PropDict)?;
                        }
                        return Some(CustomArgument::PropDict);
                    }
                    // The author prints it, so `qualified` has no effect.
                    Kind::Qualified => match inner {
                        [inner] if matches!(&inner.kind, Written::Directive { directive, .. } if directive.kind == Kind::Type) =>
                        {
                            return self.argument(inner, referenced);
                        }
                        [inner @ Element { kind: Written::Variable(name), .. }]
                            if matches!(self.operation.find(name), Some(PartRef::Attribute(_))) =>
                        {
                            return self.argument(inner, referenced);
                        }
                        _ => {
                            let message = "`qualified` expects an attribute or `type(...)`";
                            self.error(codes::FORMAT_PLACEMENT, range, message);
                            return None;
                        }
                    },
                    Kind::Ref if !referenced => {
                        let [inner] = inner else {
                            self.error(codes::FORMAT_PLACEMENT, range, "`ref` expects one argument");
                            return None;
                        };
                        return Some(CustomArgument::Ref(Box::new(self.argument(inner, true)?)));
                    }
                    Kind::Params
                    | Kind::Struct
                    | Kind::Ref
                    | Kind::Custom
                    | Kind::FunctionalType
                    | Kind::Results
                    | Kind::OiList
                    | Kind::Text(_)
                    | Kind::Bare(_) => {}
                }
            }
            Written::Literal(_) | Written::Unknown { .. } | Written::Group { .. } => {}
        }
        let message = "expected a variable, `type`, `ref`, `attr-dict`, `prop-dict` or a string as argument of `custom`";
        self.error(codes::FORMAT_PLACEMENT, range, message);
        None
    }

    /// Checks that the format has all required parts.
    pub(super) fn check_complete(&mut self) {
        let whole = 0..self.format.text.len();
        if self.bound.bare(Bare::AttrDict).is_none() {
            let message = "'attr-dict' directive not found in custom assembly format";
            self.help(
                codes::FORMAT_MISSING_PARAMETER,
                &whole,
                message,
                "put `attr-dict` where attributes are written",
            );
        }
        let operation = self.operation;
        let mut missing = Vec::new();
        if self.bound.bare(Bare::Operands).is_none() {
            let names = operation.operands.iter().map(|part| part.name.as_ref());
            missing.extend(names.enumerate().zip(&self.bound.operands).map(|part| ("operand", part)));
        }
        if self.bound.bare(Bare::Regions).is_none() {
            let names = operation.regions.iter().map(|part| part.name.as_ref());
            missing.extend(names.enumerate().zip(&self.bound.regions).map(|part| ("region", part)));
        }
        if self.bound.bare(Bare::Successors).is_none() {
            let names = operation.successors.iter().map(|part| part.name.as_ref());
            missing.extend(names.enumerate().zip(&self.bound.successors).map(|part| ("successor", part)));
        }
        // Duplicate names are reported elsewhere; here the first one counts.
        let is_twin = |name: &Option<&Name>| {
            let parts = operation.part_names().filter(|part| name.is_some_and(|name| name.text == part.text));
            parts.count() > 1
        };
        let missing = missing.into_iter().filter(|(_, ((_, name), bound))| bound.is_none() && !is_twin(name));
        let missing: Vec<_> = missing.map(|(word, (part, _))| (word, part)).collect();
        for (word, (index, name)) in missing {
            let (message, help) = match name {
                Some(name) => (
                    format!("{word} #{index}, named '{}', not found", name.text),
                    format!("put `${}` where it is to be written", name.text),
                ),
                None => (
                    format!("{word} #{index} not found"),
                    format!("put `{word}s` where they are to be written"),
                ),
            };
            self.help(codes::FORMAT_MISSING_PARAMETER, &whole, message, &help);
        }
        if operation.strict_properties && self.bound.bare(Bare::PropDict).is_none() {
            for (index, attribute) in operation.attributes.iter().enumerate() {
                if self.bound.attributes[index].is_none() && attribute.form != AttrForm::Derived {
                    let name = &attribute.name.text;
                    let message = format!(
                        "attribute '{name}' not found: the dialect has `useStrictPropertiesInAssemblyFormat`"
                    );
                    let help = format!("put `${name}` where it is to be written, or add `prop-dict`");
                    self.help(codes::FORMAT_MISSING_PARAMETER, &whole, message, &help);
                }
            }
        }
        for (index, property) in operation.properties.iter().enumerate() {
            if self.bound.properties[index].is_none() && self.bound.bare(Bare::PropDict).is_none() {
                let message = format!(
                    "property '{}' is lost: the format has neither it nor `prop-dict`",
                    property.name.text
                );
                self.unreadable(&whole, None, message, "add `prop-dict`");
            }
        }
    }
}

/// The kind of a part, for messages.
fn noun(part: PartRef) -> &'static str {
    match part {
        PartRef::Operand(_) => "operand",
        PartRef::Result(_) => "result",
        PartRef::Attribute(_) => "attribute",
        PartRef::Property(_) => "property",
        PartRef::Region(_) => "region",
        PartRef::Successor(_) => "successor",
    }
}

fn name_of(group: &ValueGroup) -> String {
    group.name.as_ref().map_or_else(String::new, |name| name.text.clone())
}
