//! `region-clauses($body, "private", $vars, type($vars), $syms, $flag, "reduction=#d.kind<|>", ...)`: the arguments of a region in clauses, each with the
//! operands that they get: `private(@a %x -> %y : i8)`. After the types of a clause are its attributes: an array of symbols, `@a`; flags for
//! each, `byref`; a flag after the clause, `private_barrier`; a word before, `mod: task`, with the texts around it in the word of the clause, or
//! without these an array of attributes after the symbols, `@a 1 : i8`; numbers, `[map_idx=0]`. A clause with symbols alone has one attribute.

use crate::Attribute;
use crate::builtin::{ArrayAttr, DenseArrayAttr, UnitAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

/// A clause: its word, its operands and their types, and its attributes.
struct Clause {
    word: &'static str,
    /// The texts around the word of the modifier in its attribute.
    ends: (&'static str, &'static str),
    operands: &'static OpArgument,
    types: &'static OpArgument,
    /// Flags for the operands that are passed by reference.
    by_reference: Option<&'static OpArgument>,
    symbols: Option<&'static OpArgument>,
    /// A flag after the clause.
    barrier: Option<&'static OpArgument>,
    /// Attributes after the symbols.
    attributes: Option<&'static OpArgument>,
    /// A word before the operands.
    modifier: Option<&'static OpArgument>,
    /// Numbers of other arguments.
    numbers: Option<&'static OpArgument>,
}

/// The clauses of the arguments of a directive.
fn clauses(arguments: &'static [OpArgument]) -> Vec<Clause> {
    let mut found = Vec::new();
    let mut rest = arguments;
    while let [OpArgument::Text(word), operands, types, attributes @ ..] = rest {
        let count = attributes.iter().take_while(|argument| !matches!(argument, OpArgument::Text(_))).count();
        let (own, after) = attributes.split_at(count);
        let (word, ends) = word.split_once('=').unwrap_or((word, ""));
        let mut clause = Clause {
            word,
            ends: ends.split_once('|').unwrap_or_default(),
            operands,
            types,
            by_reference: None,
            symbols: None,
            barrier: None,
            attributes: None,
            modifier: None,
            numbers: None,
        };
        if word == "private" || own.len() == 1 {
            (clause.symbols, clause.barrier, clause.numbers) = (own.first(), own.get(1), own.get(2));
        } else {
            (clause.by_reference, clause.symbols) = (own.first(), own.get(1));
            let has_modifier = !ends.is_empty();
            clause.modifier = own.get(2).filter(|_| has_modifier);
            clause.attributes = own.get(2).filter(|_| !has_modifier);
        }
        found.push(clause);
        rest = after;
    }
    found
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, rest @ ..] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut all = Vec::new();
    for clause in clauses(rest) {
        let at = parser.asm().span().start;
        let (mut operands, mut types, mut names) = (Vec::new(), Vec::new(), Vec::new());
        if !parser.asm().eat_keyword(clause.word) {
            arguments.set_operands(clause.operands, &[], at);
            arguments.add_types(clause.types, &[], at);
            continue;
        }
        let (mut references, mut numbers) = (Vec::new(), Vec::new());
        let (mut symbols, mut attributes) = (Vec::<Attribute<'c>>::new(), Vec::<Attribute<'c>>::new());
        parser.asm().expect(Tok::LParen)?;
        if let Some(modifier) = clause.modifier
            && parser.asm().eat_keyword("mod")
        {
            parser.asm().expect(Tok::Colon)?;
            let word = parser.asm().keyword()?;
            let (before, after) = clause.ends;
            crate::ir::text::attribute_text::set(
                parser,
                arguments,
                modifier,
                &format!("{before}{word}{after}"),
            )?;
            parser.asm().expect(Tok::Comma)?;
        }
        parser.comma_separated(Delimiter::None, |parser| {
            if clause.by_reference.is_some() {
                references.push(parser.asm().eat_keyword("byref"));
            }
            if clause.symbols.is_some() {
                symbols.push(parser.asm().attribute()?);
            }
            if clause.attributes.is_some() {
                attributes.push(parser.asm().attribute()?);
            }
            operands.push(parser.operand()?);
            parser.asm().expect(Tok::Arrow)?;
            names.push(parser.argument_name()?);
            if clause.numbers.is_some() {
                let mut number = -1;
                if parser.asm().eat(Tok::LSquare) {
                    parser.keyword("map_idx")?;
                    parser.asm().expect(Tok::Equal)?;
                    number = parser.integer()?;
                    parser.asm().expect(Tok::RSquare)?;
                }
                numbers.push(number);
            }
            Ok(())
        })?;
        parser.asm().expect(Tok::Colon)?;
        parser.comma_separated(Delimiter::None, |parser| {
            types.push(parser.asm().ty()?);
            Ok(())
        })?;
        parser.asm().expect(Tok::RParen)?;
        for (name, ty) in names.into_iter().zip(&types) {
            all.push(parser.entry_argument(name, *ty));
        }
        arguments.set_operands(clause.operands, &operands, at);
        arguments.add_types(clause.types, &types, at);
        if let Some(list) = clause.by_reference {
            arguments.set_property(list, DenseArrayAttr::bools(context, &references).into());
        }
        for (list, elements) in [(clause.symbols, &symbols), (clause.attributes, &attributes)] {
            if let Some(list) = list {
                arguments.set_property(list, ArrayAttr::get(context, elements).into());
            }
        }
        if let Some(list) = clause.numbers {
            arguments.set_property(list, DenseArrayAttr::i64s(context, &numbers).into());
        }
        if let Some(flag) = clause.barrier
            && parser.asm().eat_keyword("private_barrier")
        {
            arguments.set_property(flag, UnitAttr::get(context).into());
        }
    }
    // Without arguments a region without text has no block.
    if !all.is_empty() {
        arguments.add_entry_arguments(body, &all);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body, rest @ ..] = arguments else { return };
    // The arguments before are those of another directive.
    let all: usize = clauses(rest).iter().map(|clause| clause.operands.operands_of(op).count()).sum();
    let entry: Vec<_> = body.entry_of(op).collect();
    let mut entry = entry.iter().skip(entry.len().saturating_sub(all)).copied();
    let property = |argument: Option<&OpArgument>| argument?.property_of(op);
    let numbers = |argument: Option<&OpArgument>| {
        let list = property(argument).and_then(|list| list.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s());
        list.unwrap_or_default()
    };
    for clause in clauses(rest) {
        let values: Vec<_> = clause.operands.operands_of(op).collect();
        if values.is_empty() {
            continue;
        }
        let (references, maps) = (numbers(clause.by_reference), numbers(clause.numbers));
        let elements = |list| {
            let list = property(list).and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
            list.map_or(&[][..], ArrayAttr::elements)
        };
        let (symbols, attributes) = (elements(clause.symbols), elements(clause.attributes));
        printer.write(&format!(" {}(", clause.word));
        let (before, after) = clause.ends;
        let modifier = clause
            .modifier
            .and_then(|modifier| crate::ir::text::attribute_text::word(op, modifier, before, after));
        if let Some(word) = modifier {
            printer.write(&format!("mod: {word}, "));
        }
        for (index, value) in values.iter().enumerate() {
            printer.write(if index == 0 { "" } else { ", " });
            printer.write(if references.get(index).is_some_and(|flag| *flag != 0) { "byref " } else { "" });
            for attribute in symbols.get(index).into_iter().chain(attributes.get(index)) {
                printer.attribute(*attribute);
                printer.write(" ");
            }
            printer.operand(*value);
            printer.write(" -> ");
            entry.next().into_iter().for_each(|argument| printer.operand(argument));
            if let Some(number) = maps.get(index).filter(|number| **number >= 0) {
                printer.write(&format!(" [map_idx={number}]"));
            }
        }
        printer.write(" : ");
        printer.types(values.iter().map(|value| value.ty()));
        printer.write(")");
        if property(clause.barrier).is_some() {
            printer.write(" private_barrier");
        }
    }
}
