//! How the attributes are written: `<key = value, ...>` with type or string keys,
//! and whole entries `#dlti.dl_entry<key, value>` among them.

use super::attributes::{DataLayoutEntryAttr, FunctionPointerAlignmentAttr, List, entry_attributes};
use crate::attribute::Attribute;
use crate::builtin::StringAttr;
use crate::diagnostic::Diagnostic;
use crate::layout::{DataLayoutEntry, EntryKey};
use crate::node::Node;
use crate::param::Param;
use crate::text::{AsmParser, AsmPrinter, Delimiter, Parsed, Tok};

/// Whether keys may be types, and whether there may be no entry at all.
struct Grammar {
    list: List,
    types: bool,
    empty: bool,
}

pub(super) fn parse_spec<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    parse_list(p, &Grammar { list: List::Spec, types: true, empty: true })
}

pub(super) fn parse_map<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    parse_list(p, &Grammar { list: List::Map, types: true, empty: true })
}

pub(super) fn parse_device<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    parse_list(p, &Grammar { list: List::Device, types: false, empty: false })
}

pub(super) fn parse_system<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    parse_list(p, &Grammar { list: List::System, types: false, empty: false })
}

fn parse_list<'c>(p: &mut AsmParser<'_, 'c>, grammar: &Grammar) -> Parsed<Node<'c>> {
    let mut entries = Vec::new();
    p.comma_separated(Delimiter::Angle, |p| {
        entries.push(parse_list_entry(p, grammar)?);
        Ok(())
    })?;
    // Without a place: the caller knows where the name stood.
    if entries.is_empty() && !grammar.empty {
        return Err(Diagnostic::error("no DLTI entries provided"));
    }
    p.context().intern_checked(grammar.list.def(), &[Param::Attrs(&entries)])
}

/// `key = value`, or an attribute that is an entry. In a system specification
/// also `key : value`, which older versions wrote.
fn parse_list_entry<'c>(p: &mut AsmParser<'_, 'c>, grammar: &Grammar) -> Parsed<Attribute<'c>> {
    let key = match parse_optional_key(p, grammar.types)? {
        Some(key) => key,
        None => {
            let start = p.span();
            let entry = p.attribute()?;
            return match DataLayoutEntry::of(entry) {
                Some(_) => Ok(entry),
                None => Err(Diagnostic::error("invalid kind of attribute specified").at(start)),
            };
        }
    };
    let older = matches!(grammar.list, List::System) && p.eat(Tok::Colon);
    if !older {
        p.expect(Tok::Equal)?;
    }
    let value = p.attribute()?;
    Ok(DataLayoutEntryAttr::get(p.context(), key, value).into())
}

/// A type, where that is allowed, or a quoted string, if either comes next.
fn parse_optional_key<'c>(p: &mut AsmParser<'_, 'c>, types: bool) -> Parsed<Option<EntryKey<'c>>> {
    if types && p.at_type() {
        return p.ty().map(|ty| Some(EntryKey::Type(ty)));
    }
    Ok(p.optional_string().map(|text| EntryKey::Identifier(StringAttr::get(p.context(), text))))
}

pub(super) fn parse_entry<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect(Tok::Less)?;
    let key = parse_required_key(p)?;
    p.expect(Tok::Comma)?;
    let value = p.attribute()?;
    p.expect(Tok::Greater)?;
    Ok(DataLayoutEntryAttr::get(p.context(), key, value).into())
}

fn parse_required_key<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<EntryKey<'c>> {
    match parse_optional_key(p, true)? {
        Some(key) => Ok(key),
        None => Err(p.error("expected a type or a quoted string")),
    }
}

/// Reads a key as a parameter of its own.
pub(super) fn parse_key<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Param<'c>> {
    parse_required_key(p).map(EntryKey::encode)
}

/// Writes a key as a parameter of its own.
pub(super) fn print_key<'c>(key: Param<'c>, p: &mut AsmPrinter<'_, 'c>) {
    match EntryKey::decode(key) {
        Some(EntryKey::Type(ty)) => p.ty(ty),
        Some(EntryKey::Identifier(id)) => p.attribute(id.into()),
        None => {}
    }
}

pub(super) fn print_entry<'c>(node: Node<'c>, p: &mut AsmPrinter<'_, 'c>) {
    let [key, Param::Attr(value)] = *node.params() else { return };
    p.write("<");
    print_key(key, p);
    p.write(", ");
    p.attribute(value);
    p.write(">");
}

pub(super) fn print_entries<'c>(node: Node<'c>, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    let entries = entry_attributes(node).iter().filter_map(|entry| DataLayoutEntry::of(*entry));
    p.comma_separated(entries, |p, entry| {
        print_key(entry.key.encode(), p);
        p.write(" = ");
        p.attribute(entry.value);
    });
    p.write(">");
}

/// `<64, function_dependent = true>`; the truth value may be a number.
pub(super) fn parse_function_pointer_alignment<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect(Tok::Less)?;
    let start = p.span().start;
    let alignment: i128 = p.integer()?;
    // As MLIR does, a negative number of 64 bits stands for the large one with the same bits.
    let alignment = u64::try_from(alignment).or_else(|_| i64::try_from(alignment).map(|value| value as u64));
    let alignment =
        alignment.map_err(|_| Diagnostic::error("integer value too large").at(start..p.span().start))?;
    p.expect(Tok::Comma)?;
    p.expect_keyword("function_dependent")?;
    p.expect(Tok::Equal)?;
    let function_dependent = match p.optional_keyword() {
        Some("true") => true,
        Some("false") => false,
        Some(_) => return Err(p.error("expected 'true' or 'false'")),
        None => p.integer::<i128>()? != 0,
    };
    p.expect(Tok::Greater)?;
    Ok(FunctionPointerAlignmentAttr::get(p.context(), alignment, function_dependent).into())
}

pub(super) fn print_function_pointer_alignment<'c>(node: Node<'c>, p: &mut AsmPrinter<'_, 'c>) {
    let [Param::UInt(alignment), Param::Bool(function_dependent)] = *node.params() else { return };
    p.write("<");
    p.integer(alignment);
    p.write(if function_dependent {
        ", function_dependent = true>"
    } else {
        ", function_dependent = false>"
    });
}
