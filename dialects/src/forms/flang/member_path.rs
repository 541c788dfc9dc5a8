//! `member-path($operands, $path, attr-dict, type($x), type($operands), type(results), "!d.record<")`: the way to a part of a type with
//! members, `a, %i, b {...} : (!d.ref<!d.record<r{a:!d.list<!d.record<s{b:i8}>>}>>, index) -> i8`: members by their names, and operands.
//! `$path` has the numbers of the members, and the smallest integer for each operand; it is absent without members. A type that has
//! its members in the text of another one is written there without them.

use isogloss::Span;
use isogloss::builtin::DenseArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

/// The number that an operand has in the path.
const OPERAND: i32 = i32::MIN;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([operands, path, _, of, types, results, OpArgument::Text(record)], Some(def)) =
        (arguments.bound(), arguments.def())
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let (mut found, mut steps) = (Vec::new(), Vec::<Option<(String, Span)>>::new());
    parser.comma_separated(Delimiter::None, |parser| {
        if parser.asm().at(Tok::PercentId) {
            found.push(parser.operand()?);
            steps.push(None);
        } else {
            let span = parser.asm().span();
            let name = parser.asm().keyword_or_string()?;
            steps.push(Some((String::from_utf8_lossy(&name).into_owned(), span)));
        }
        Ok(())
    })?;
    parser.attr_dict(def, arguments, false)?;
    parser.asm().expect(Tok::Colon)?;
    let mut all = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        all.push(parser.asm().ty()?);
        Ok(())
    })?;
    let result = parser.arrow_types()?;
    let Some((whole, others)) = all.split_first() else {
        return Err(parser.error_at("expected the type of a value with members", at..at + 1));
    };
    if steps.iter().any(Option::is_some) {
        let text = whole.to_string();
        let mut walk = Walk { text: &text, at: &text, record };
        let mut numbers = Vec::new();
        for step in &steps {
            let Some((name, span)) = step else {
                numbers.push(OPERAND);
                continue;
            };
            let members = walk.members();
            let Some(number) = members.iter().position(|(own, _)| own == name) else {
                // An operation that was not verified may have any number.
                let Ok(number) = name.parse::<i32>() else {
                    let message = format!("expected a member of '{whole}', which has no '{name}'");
                    return Err(parser.error_at(message, span.clone()));
                };
                numbers.push(number);
                continue;
            };
            numbers.push(number as i32);
            let member = members.get(number).map_or("", |(_, member)| member);
            walk.at = member;
        }
        arguments.set_property(path, DenseArrayAttr::i32s(parser.asm().context(), &numbers).into());
    }
    arguments.set_operands(operands, &found, at);
    arguments.add_types(of, &[*whole], at);
    arguments.add_types(types, others, at);
    arguments.add_types(results, &result, at);
    Ok(true)
}

/// A way through the text of a type.
struct Walk<'t> {
    text: &'t str,
    /// The text of the part that was reached.
    at: &'t str,
    /// What the text of a type with members begins with.
    record: &'static str,
}

impl<'t> Walk<'t> {
    /// The names and types of the members of the first type with members, from the outside.
    fn members(&self) -> Vec<(&'t str, &'t str)> {
        let mut text = self.at.trim();
        while !text.starts_with(self.record) {
            let inner = inside(text);
            // The sizes of an array are before its element type.
            let Some(start) = inner.find('!') else { return Vec::new() };
            text = inner[start..].trim();
        }
        let own = inside(text);
        let members = braces(own).or_else(|| self.elsewhere(own)).unwrap_or_default();
        parts(members).filter_map(member).collect()
    }

    /// The members of a type that is written without them, since the text is inside of them.
    fn elsewhere(&self, name: &str) -> Option<&'t str> {
        let starts = self.text.match_indices(self.record).map(|(at, found)| &self.text[at + found.len()..]);
        starts.filter(|rest| rest.strip_prefix(name).is_some_and(begins_members)).find_map(braces)
    }
}

/// The name and the type of a member, `a: i8` or `"b c": i8`.
fn member(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    match text.strip_prefix('"') {
        Some(rest) => {
            let (name, rest) = rest.split_once('"')?;
            Some((name, rest.trim_start().strip_prefix(':')?))
        }
        None => text.split_once(':').map(|(name, ty)| (name.trim(), ty)),
    }
}

/// Whether the members of a type follow its name, after its parameters.
fn begins_members(text: &str) -> bool {
    text.starts_with(['{', '('])
}

/// The text between the first `{`, which only a name and parameters precede, and the `}` for it.
fn braces(text: &str) -> Option<&str> {
    let start = text.find(['{', '<', '>']).filter(|start| text[*start..].starts_with('{'))?;
    let (mut depth, mut quoted) = (0_usize, false);
    for (at, character) in text[start..].char_indices() {
        quoted ^= character == '"';
        match character {
            _ if quoted => {}
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[start + 1..start + at]);
        }
    }
    None
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([operands, path, _, of, types, results, OpArgument::Text(record)], Some(def)) =
        (arguments, op.def())
    else {
        return;
    };
    let path = path.property_of(op).and_then(|path| path.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s());
    let mut values = operands.operands_of(op);
    let of = of.types_of(op);
    let text = of.first().map(ToString::to_string).unwrap_or_default();
    match path {
        None => printer.operands(values),
        Some(path) => {
            let mut walk = Walk { text: &text, at: &text, record };
            for (index, number) in path.iter().enumerate() {
                printer.write(if index == 0 { "" } else { ", " });
                if *number == i64::from(OPERAND)
                    && let Some(value) = values.next()
                {
                    printer.operand(value);
                    continue;
                }
                let members = walk.members();
                match usize::try_from(*number).ok().and_then(|number| members.get(number)) {
                    Some((name, member)) => {
                        printer.asm().keyword_or_string(name.as_bytes());
                        walk.at = member;
                    }
                    // An operation that was not verified may have any number.
                    None => printer.asm().string(number.to_string().as_bytes()),
                }
            }
        }
    }
    printer.attr_dict(op, def, false);
    printer.write(" : (");
    printer.types(of.into_iter().chain(types.types_of(op)));
    printer.write(") -> ");
    printer.types(results.types_of(op));
}
