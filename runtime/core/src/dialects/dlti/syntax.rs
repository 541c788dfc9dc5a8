//! The syntax of the attributes: `<key = value, ...>` with type or string keys, or with
//! entries `#dlti.dl_entry<key, value>`.

use super::attributes::entry_attributes;
use super::{
    DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr, MapAttr, TargetDeviceSpecAttr,
    TargetSystemSpecAttr,
};
use crate::builtin::StringAttr;
use crate::def::{ParamCodec, ParamKind};
use crate::layout::{DATA_LAYOUT_ENTRY_INTERFACE, DataLayoutEntry, EntryKey};
use crate::text::{AsmParser, AsmPrinter, CustomFormat, Delimiter, Parsed, Tok};
use crate::{Attribute, Diagnostic, Node, Param, ParamSyntax};

/// The differences between lists of entries.
#[derive(Clone, Copy)]
struct Grammar {
    /// Whether keys may be types.
    types: bool,
    /// Whether the list may be empty.
    empty: bool,
    /// Whether the old syntax has a colon instead of the equals sign.
    colon: bool,
}

const SPEC: Grammar = Grammar { types: true, empty: true, colon: false };
const DEVICE: Grammar = Grammar { types: false, empty: false, colon: false };
const SYSTEM: Grammar = Grammar { types: false, empty: false, colon: true };

/// The hooks of the lists of entries.
macro_rules! lists {
    ($($handle:ident: $grammar:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'c> CustomFormat<'c> for $handle<'c> {
            fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
                let entries = parse_list(p, $grammar)?;
                $handle::get(p.context(), &entries)
            }

            fn print(self, p: &mut AsmPrinter<'_, 'c>) {
                print_entries(self.into(), p);
            }
        }
    )*};
}

lists! {
    DataLayoutSpecAttr: SPEC;
    MapAttr: SPEC;
    TargetDeviceSpecAttr: DEVICE;
    TargetSystemSpecAttr: SYSTEM;
}

fn parse_list<'c>(p: &mut AsmParser<'_, 'c>, grammar: Grammar) -> Parsed<Vec<Attribute<'c>>> {
    let mut entries = Vec::new();
    p.comma_separated(Delimiter::Angle, |p| {
        entries.push(parse_list_entry(p, grammar)?);
        Ok(())
    })?;
    // Without a span: the caller sets it to the mnemonic.
    if entries.is_empty() && !grammar.empty {
        return Err(Diagnostic::error("no DLTI entries provided"));
    }
    Ok(entries)
}

/// Parses `key = value`, or an attribute that is an entry; in a system specification also `key : value`, which older
/// versions printed.
fn parse_list_entry<'c>(p: &mut AsmParser<'_, 'c>, grammar: Grammar) -> Parsed<Attribute<'c>> {
    let key = match parse_optional_key(p, grammar.types)? {
        Some(key) => key,
        None => {
            let start = p.span();
            let entry = p.attribute()?;
            // An entry of another dialect, whose key and value only C++ knows, answers no query.
            let is_entry = entry.node().implements(&DATA_LAYOUT_ENTRY_INTERFACE);
            return match DataLayoutEntry::of(entry) {
                Some(_) => Ok(entry),
                None if is_entry => Ok(entry),
                None => Err(Diagnostic::error("invalid kind of attribute specified").at(start)),
            };
        }
    };
    let at = p.span();
    if grammar.colon && p.options().old_syntax && p.eat(Tok::Colon) {
        p.warn("old spelling; use `=`", at);
    } else {
        p.expect(Tok::Equal)?;
    }
    let value = p.attribute()?;
    Ok(DataLayoutEntryAttr::get(p.context(), key, value).into())
}

/// Parses a type, if types are allowed, or a quoted string, if either comes next.
fn parse_optional_key<'c>(p: &mut AsmParser<'_, 'c>, types: bool) -> Parsed<Option<EntryKey<'c>>> {
    if types && p.at_type() {
        return p.ty().map(|ty| Some(EntryKey::Type(ty)));
    }
    Ok(p.optional_string().map(|text| EntryKey::Identifier(StringAttr::get(p.context(), text))))
}

#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for DataLayoutEntryAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect(Tok::Less)?;
        let key = parse_required_key(p)?;
        p.expect(Tok::Comma)?;
        let value = p.attribute()?;
        p.expect(Tok::Greater)?;
        Ok(DataLayoutEntryAttr::get(p.context(), key, value))
    }

    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("<");
        print_key(self.key().encode(), p);
        p.write(", ");
        p.attribute(self.value());
        p.write(">");
    }
}

fn parse_required_key<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<EntryKey<'c>> {
    match parse_optional_key(p, true)? {
        Some(key) => Ok(key),
        None => Err(p.error("expected a type or a quoted string")),
    }
}

/// A key as a parameter of its own.
impl ParamSyntax for EntryKey<'_> {
    const KIND: ParamKind = ParamKind::Custom(&ParamCodec {
        parse: |p| parse_required_key(p).map(|key| key.encode().into()),
        print: print_key,
    });
}

fn print_key<'c>(key: Param<'c>, p: &mut AsmPrinter<'_, 'c>) {
    match EntryKey::decode(key) {
        Some(EntryKey::Type(ty)) => p.ty(ty),
        Some(EntryKey::Identifier(id)) => p.attribute(id.into()),
        None => {}
    }
}

fn print_entries<'c>(node: Node<'c>, p: &mut AsmPrinter<'_, 'c>) {
    p.write("<");
    let entries = entry_attributes(node).iter().filter_map(|entry| DataLayoutEntry::of(*entry));
    p.comma_separated(entries, |p, entry| {
        print_key(entry.key.encode(), p);
        p.write(" = ");
        p.attribute(entry.value);
    });
    p.write(">");
}

/// Parses `<64, function_dependent = true>`.
#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for FunctionPointerAlignmentAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect(Tok::Less)?;
        let alignment: u64 = p.integer()?;
        p.expect(Tok::Comma)?;
        p.expect_keyword("function_dependent")?;
        p.expect(Tok::Equal)?;
        let function_dependent = p.bool_value()?;
        p.expect(Tok::Greater)?;
        Ok(FunctionPointerAlignmentAttr::get(p.context(), alignment, function_dependent))
    }

    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("<");
        p.integer(self.alignment());
        p.write(if self.function_dependent() {
            ", function_dependent = true>"
        } else {
            ", function_dependent = false>"
        });
    }
}
