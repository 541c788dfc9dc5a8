//! ``each($a `:` type($a) `->` $b)``: several lists as one, with commas between: `%x : i32 -> 1, %y : i8 -> 2`. Each element of the
//! directive takes the next value of its list: an operand, its type, or the element of an array, also in a directive for one
//! attribute ([`ValueDirective`]). If the first element is a comma, no other comma is between.

use crate::builtin::ArrayAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, OpDirective, OpElement, OpPart, ValueDirective};
use crate::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use crate::text::{Parsed, Tok};
use crate::{Attribute, Type};

/// An element.
enum Item {
    Operand(OpArgument),
    Type(OpArgument),
    /// An element of an array, and the directive that writes it.
    Attribute(OpArgument, Option<(ValueDirective, &'static [OpArgument])>),
    Literal(&'static str),
    Whitespace(&'static str),
}

/// The values that an element has taken.
#[derive(Default)]
struct Values<'c> {
    operands: Vec<UnresolvedOperand>,
    types: Vec<Type<'c>>,
    attributes: Vec<Attribute<'c>>,
}

/// An element, and whether a space is printed before it. The generator allows no others.
fn item(element: &'static OpElement) -> Option<(Item, bool)> {
    Some(match *element {
        OpElement::Literal { text, space } => (Item::Literal(text), space),
        OpElement::Whitespace(text) => (Item::Whitespace(text), false),
        OpElement::Optional { .. } => return None,
        OpElement::Part { part, space } => match part {
            OpPart::Operand(index) => (Item::Operand(OpArgument::Operand(index)), space),
            OpPart::Type { of, .. } => (Item::Type(OpArgument::Types(of)), space),
            OpPart::Property { index, .. } => (Item::Attribute(OpArgument::Property(index), None), space),
            OpPart::Custom { directive: OpDirective { value: Some(value), .. }, arguments } => {
                (Item::Attribute(*arguments.first()?, Some((*value, arguments))), space)
            }
            OpPart::Flag(_)
            | OpPart::Successor(_)
            | OpPart::Region(_)
            | OpPart::FunctionalType { .. }
            | OpPart::Bare(_)
            | OpPart::Custom { .. }
            | OpPart::Clauses(_) => return None,
        },
    })
}

/// The elements of the directive, and whether they begin with the comma that separates them.
fn items(arguments: &'static [OpArgument]) -> (Vec<(Item, bool)>, bool) {
    let Some(OpArgument::Elements(elements)) = arguments.last() else { return (Vec::new(), false) };
    let items: Vec<_> = elements.iter().filter_map(item).collect();
    let has_comma = matches!(items.first(), Some((Item::Literal(","), _)));
    (items, has_comma)
}

/// The words of an error about a text that does not begin with the elements.
pub(in crate::ir::text) fn expected(arguments: &'static [OpArgument]) -> String {
    match items(arguments).0.first() {
        Some((Item::Operand(_), _)) => "an operand".to_owned(),
        Some((Item::Literal(text), _)) => format!("'{text}'"),
        Some((Item::Type(_) | Item::Attribute(..) | Item::Whitespace(_), _)) | None => "a list".to_owned(),
    }
}

/// Whether the next token begins the elements, as far as their first one shows.
fn begins(parser: &mut OpParser<'_, '_, '_>, items: &[(Item, bool)]) -> bool {
    match items.first() {
        Some((Item::Operand(_), _)) => parser.asm().at(Tok::PercentId),
        Some((Item::Literal(text), _)) => parser.asm().at_literal(text),
        Some((Item::Type(_) | Item::Attribute(..) | Item::Whitespace(_), _)) | None => true,
    }
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let (items, has_comma) = items(arguments.bound());
    if !begins(parser, &items) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut lists: Vec<Values<'c>> = items.iter().map(|_| Values::default()).collect();
    loop {
        for ((item, _), list) in items.iter().zip(&mut lists) {
            match item {
                Item::Operand(_) => list.operands.push(parser.operand()?),
                Item::Type(_) => list.types.push(parser.asm().ty()?),
                Item::Attribute(_, None) => list.attributes.push(parser.asm().attribute()?),
                Item::Attribute(_, Some((value, arguments))) => match (value.parse)(parser, arguments)? {
                    Some(found) => list.attributes.push(found),
                    None => return Err(parser.error("expected valid keyword")),
                },
                Item::Literal(text) => parser.asm().literal(text)?,
                Item::Whitespace(_) => {}
            }
        }
        let is_next = if has_comma { begins(parser, &items) } else { parser.asm().eat(Tok::Comma) };
        if !is_next {
            break;
        }
    }
    for ((item, _), list) in items.iter().zip(lists) {
        match item {
            Item::Operand(operand) => arguments.set_operands(operand, &list.operands, at),
            Item::Type(of) => arguments.add_types(of, &list.types, at),
            Item::Attribute(array, _) => {
                let array_of = ArrayAttr::get(parser.asm().context(), &list.attributes);
                arguments.set_property(array, array_of.into());
            }
            Item::Literal(_) | Item::Whitespace(_) => {}
        }
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let (items, has_comma) = items(arguments);
    // An operation that was not verified may have lists of different lengths.
    let count = items.iter().map(|(item, _)| match item {
        Item::Operand(operand) => operand.operands_of(op).len(),
        Item::Attribute(array, _) => array.elements_of(op).len(),
        Item::Type(_) | Item::Literal(_) | Item::Whitespace(_) => 0,
    });
    let types = items.iter().map(|(item, _)| match item {
        Item::Type(of) => of.types_of(op),
        Item::Operand(_) | Item::Attribute(..) | Item::Literal(_) | Item::Whitespace(_) => Vec::new(),
    });
    let types: Vec<_> = types.collect();
    for index in 0..count.max().unwrap_or(0) {
        printer.write(if index == 0 || has_comma { "" } else { ", " });
        for ((item, space), types) in items.iter().zip(&types) {
            printer.write(if *space { " " } else { "" });
            match item {
                Item::Operand(operand) => printer.operands(operand.operands_of(op).get(index)),
                Item::Type(_) => printer.types(types.get(index).copied()),
                Item::Attribute(array, value) => match (array.elements_of(op).get(index), value) {
                    (Some(found), Some((value, arguments))) => (value.print)(printer, *found, arguments),
                    (Some(found), None) => printer.attribute(*found),
                    (None, _) => {}
                },
                Item::Literal(text) | Item::Whitespace(text) => printer.write(text),
            }
        }
    }
}
