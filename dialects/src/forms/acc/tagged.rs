//! Operands and attributes with tags, which are elements of an array. One tag is not written. The directives `tag`,
//! `tagged-clause`, `tagged-groups`, `tagged-names`, `tagged-values` and their variants share this.

use isogloss::Attribute;
use isogloss::Type;
use isogloss::builtin::{ArrayAttr, DenseArrayAttr, IntegerAttr};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

/// What was read.
#[derive(Default)]
pub(super) struct Tagged<'c> {
    pub(super) operands: Vec<UnresolvedOperand>,
    pub(super) types: Vec<Type<'c>>,
    pub(super) tags: Vec<Attribute<'c>>,
    /// The sizes of groups.
    pub(super) sizes: Vec<i32>,
    /// Whether each group has the word.
    pub(super) flags: Vec<Attribute<'c>>,
    /// The kinds of operands.
    pub(super) kinds: Vec<Attribute<'c>>,
}

impl<'c> Tagged<'c> {
    /// Parses `%a : i32`.
    pub(super) fn operand(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Parsed<()> {
        self.operands.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        self.types.push(parser.asm().ty()?);
        Ok(())
    }

    /// Parses ` [tag]`, if it is there.
    pub(super) fn tag(&mut self, parser: &mut OpParser<'_, '_, 'c>, none: &str) -> Parsed<()> {
        self.tags.push(tag(parser, none)?);
        Ok(())
    }

    /// Parses `%a : i32 [tag], %b : i64`.
    pub(super) fn list(&mut self, parser: &mut OpParser<'_, '_, 'c>, none: &str) -> Parsed<()> {
        parser.comma_separated(Delimiter::None, |parser| {
            self.operand(parser)?;
            self.tag(parser, none)
        })
    }

    /// Parses `{%a : i32, %b : i64} [tag], {word: %a : i32}`, or with kinds `{num=%a : i32}`.
    pub(super) fn groups(
        &mut self,
        parser: &mut OpParser<'_, '_, 'c>,
        none: &str,
        word: Option<&str>,
        kinds: &[&str],
    ) -> Parsed<()> {
        parser.comma_separated(Delimiter::None, |parser| {
            let before = self.operands.len();
            parser.asm().expect(Tok::LBrace)?;
            if let Some(word) = word {
                let has_word = parser.asm().eat_keyword(word);
                if has_word {
                    parser.asm().expect(Tok::Colon)?;
                }
                let bit = parser.asm().context().integer(1);
                self.flags.push(IntegerAttr::get(bit, -i64::from(has_word)).into());
            }
            parser.comma_separated(Delimiter::None, |parser| {
                for kind in kinds {
                    let (text, attribute) = kind.split_once('=').unwrap_or((kind, ""));
                    if parser.asm().eat_keyword(text) {
                        parser.asm().expect(Tok::Equal)?;
                        self.kinds.push(attribute_text::made_here(parser, attribute)?);
                    }
                }
                self.operand(parser)
            })?;
            parser.asm().expect(Tok::RBrace)?;
            self.sizes.push((self.operands.len() - before) as i32);
            self.tag(parser, none)
        })
    }

    /// Sets the operands, their types and the tags.
    pub(super) fn set(
        &self,
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
        [operands, types, tags]: [&OpArgument; 3],
        at: usize,
    ) {
        arguments.set_operands(operands, &self.operands, at);
        arguments.add_types(types, &self.types, at);
        arguments.set_property(tags, ArrayAttr::get(parser.asm().context(), &self.tags).into());
    }

    /// Sets the sizes of groups.
    pub(super) fn set_sizes(
        &self,
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
        sizes: &OpArgument,
    ) {
        arguments.set_property(sizes, DenseArrayAttr::i32s(parser.asm().context(), &self.sizes).into());
    }
}

/// Attributes with their tags.
#[derive(Default)]
pub(super) struct Attributes<'c> {
    values: Vec<Attribute<'c>>,
    tags: Vec<Attribute<'c>>,
}

impl<'c> Attributes<'c> {
    /// Adds an attribute, and parses ` [tag]`, if it is there.
    pub(super) fn add(
        &mut self,
        parser: &mut OpParser<'_, '_, 'c>,
        value: Attribute<'c>,
        none: &str,
    ) -> Parsed<()> {
        self.values.push(value);
        self.tags.push(tag(parser, none)?);
        Ok(())
    }

    /// Sets the attributes and their tags.
    pub(super) fn set(
        &self,
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
        [values, tags]: [&OpArgument; 2],
    ) {
        let context = parser.asm().context();
        arguments.set_property(values, ArrayAttr::get(context, &self.values).into());
        arguments.set_property(tags, ArrayAttr::get(context, &self.tags).into());
    }
}

/// Parses `[tag]`; the tag that is not written, if another token is next.
pub(super) fn tag<'c>(parser: &mut OpParser<'_, '_, 'c>, none: &str) -> Parsed<Attribute<'c>> {
    if !parser.asm().eat(Tok::LSquare) {
        return attribute_text::made_here(parser, none);
    }
    let tag = parser.asm().attribute()?;
    parser.asm().expect(Tok::RSquare)?;
    Ok(tag)
}

/// Parses tags in brackets, if they are there: `[a, b]`.
pub(super) fn tags<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<Option<Vec<Attribute<'c>>>> {
    if !parser.asm().at(Tok::LSquare) {
        return Ok(None);
    }
    let mut found = Vec::new();
    parser.comma_separated(Delimiter::Square, |parser| {
        found.push(parser.asm().attribute()?);
        Ok(())
    })?;
    Ok(Some(found))
}

/// Parses what is before the operands of a clause: `(`, and tags without operands, `[a, b], `, which are returned. Without
/// parentheses there is the tag alone that is not written: sets the arguments, and returns `None`.
pub(super) fn open_clause<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
    [operands, types, only]: [&OpArgument; 3],
    none: &str,
) -> Parsed<Option<Vec<Attribute<'c>>>> {
    let at = parser.asm().span().start;
    if !parser.asm().eat(Tok::LParen) {
        let tag = attribute_text::made_here(parser, none)?;
        arguments.set_property(only, ArrayAttr::get(parser.asm().context(), &[tag]).into());
        arguments.set_operands(operands, &[], at);
        arguments.add_types(types, &[], at);
        return Ok(None);
    }
    let before = tags(parser)?;
    if before.is_some() {
        parser.asm().expect(Tok::Comma)?;
    }
    Ok(Some(before.unwrap_or_default()))
}

/// Prints what is before the operands of a clause. Returns whether the clause is there.
pub(super) fn print_open_clause<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    [operands, tags, only]: [&OpArgument; 3],
    none: &str,
) -> bool {
    let only = elements(op, only);
    if operands.operands_of(op).next().is_none() && is_only(only, none) {
        return false;
    }
    printer.write("(");
    print_tags(printer, only);
    if !only.is_empty() && !elements(op, tags).is_empty() {
        printer.write(", ");
    }
    true
}

/// The elements of an array that an argument is.
pub(super) fn elements<'c>(op: OpRef<'_, 'c>, argument: &OpArgument) -> &'c [Attribute<'c>] {
    argument.elements_of(op)
}

/// Whether tags are the one that is not written.
pub(super) fn is_only(tags: &[Attribute<'_>], none: &str) -> bool {
    matches!(tags, [only] if only.to_string() == *none)
}

/// Prints tags in brackets, if there are some.
pub(super) fn print_tags<'c>(printer: &mut OpPrinter<'_, '_, 'c>, tags: &[Attribute<'c>]) {
    for (index, tag) in tags.iter().enumerate() {
        printer.write(if index == 0 { "[" } else { ", " });
        printer.attribute(*tag);
    }
    printer.write(if tags.is_empty() { "" } else { "]" });
}

/// Prints a tag after what it belongs to.
pub(super) fn print_tag<'c>(printer: &mut OpPrinter<'_, '_, 'c>, tag: Option<&Attribute<'c>>, none: &str) {
    if let Some(tag) = tag.filter(|tag| tag.to_string() != *none) {
        printer.write(" [");
        printer.attribute(*tag);
        printer.write("]");
    }
}

/// Prints attributes, each after a text, with their tags.
pub(super) fn print_attributes<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    before: &str,
    values: &[Attribute<'c>],
    tags: &[Attribute<'c>],
    none: &str,
) {
    for (index, value) in values.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.write(before);
        printer.attribute(*value);
        print_tag(printer, tags.get(index), none);
    }
}

/// Prints an operand with its type.
pub(super) fn print_operand<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, value: ValueRef<'a, 'c>) {
    printer.operand(value);
    printer.write(" : ");
    printer.ty(value.ty());
}

/// Prints operands with their tags.
pub(super) fn print_list<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    operands: &OpArgument,
    tags: &OpArgument,
    none: &str,
) {
    let tags = elements(op, tags);
    for (index, value) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_operand(printer, value);
        print_tag(printer, tags.get(index), none);
    }
}

/// Prints groups of operands with their tags.
pub(super) fn print_groups<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    [operands, tags, sizes]: [&OpArgument; 3],
    none: &str,
    mut before: impl FnMut(&mut OpPrinter<'_, 'a, 'c>, usize, Option<usize>),
) {
    let sizes = sizes.property_of(op);
    let sizes = sizes.and_then(|sizes| sizes.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s()).unwrap_or_default();
    let mut values = operands.operands_of(op).enumerate();
    for (index, tag) in elements(op, tags).iter().enumerate() {
        printer.write(if index == 0 { "{" } else { ", {" });
        before(printer, index, None);
        let size = sizes.get(index).and_then(|size| usize::try_from(*size).ok()).unwrap_or_default();
        for (at, (number, value)) in values.by_ref().take(size).enumerate() {
            printer.write(if at == 0 { "" } else { ", " });
            before(printer, index, Some(number));
            print_operand(printer, value);
        }
        printer.write("}");
        print_tag(printer, Some(tag), none);
    }
}
