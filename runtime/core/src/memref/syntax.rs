//! The syntax of `strided<>` and `contiguous<>`.

use super::{ContiguousLayoutAttr, MAX_RANK, StridedLayoutAttr};
use crate::builtin::DYNAMIC;
use crate::diagnostic::Diagnostic;
use crate::text::{AsmParser, AsmPrinter, CustomFormat, Delimiter, Parsed, Tok};

/// Parses a number or `?`.
fn number(p: &mut AsmParser<'_, '_>) -> Parsed<i64> {
    if p.eat(Tok::Question) {
        return Ok(DYNAMIC);
    }
    let at = p.span();
    // `true` is an integer elsewhere.
    let is_number = p.at(Tok::Integer) || p.at(Tok::Minus);
    match p.optional_integer::<i64>() {
        Ok(Some(value)) if is_number && value != DYNAMIC => Ok(value),
        _ => Err(Diagnostic::error("expected a 64-bit signed integer or '?'").at(at)),
    }
}

fn numbers(p: &mut AsmParser<'_, '_>) -> Parsed<Vec<i64>> {
    let mut numbers = Vec::new();
    p.comma_separated(Delimiter::Square, |p| {
        numbers.push(number(p)?);
        Ok(())
    })?;
    Ok(numbers)
}

/// Parses `, offset: O>` or `>`.
fn offset_and_close(p: &mut AsmParser<'_, '_>) -> Parsed<i64> {
    if p.eat(Tok::Greater) {
        return Ok(0);
    }
    p.expect(Tok::Comma)?;
    if !p.eat_keyword("offset") {
        return Err(p.wrong_token("expected 'offset' after comma"));
    }
    if !p.eat(Tok::Colon) {
        return Err(p.wrong_token("expected ':' after 'offset'"));
    }
    let offset = number(p)?;
    p.expect(Tok::Greater)?;
    Ok(offset)
}

fn print_numbers(numbers: &[i64], p: &mut AsmPrinter<'_, '_>) {
    p.write("[");
    p.comma_separated(numbers, |p, number| p.dimension(*number));
    p.write("]");
}

fn print_offset(offset: i64, p: &mut AsmPrinter<'_, '_>) {
    if offset != 0 {
        p.write(", offset: ");
        p.dimension(offset);
    }
    p.write(">");
}

#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for StridedLayoutAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect_as(Tok::Less, "expected '<' after 'strided'")?;
        let strides = numbers(p)?;
        let offset = offset_and_close(p)?;
        Ok(StridedLayoutAttr::get(p.context(), &strides, offset))
    }
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("<");
        print_numbers(self.strides(), p);
        print_offset(self.offset(), p);
    }
}

#[diagnostic::do_not_recommend]
impl<'c> CustomFormat<'c> for ContiguousLayoutAttr<'c> {
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect_as(Tok::Less, "expected '<' after 'contiguous'")?;
        let at = p.span();
        if p.at(Tok::LSquare) {
            let mut positions = Vec::new();
            p.comma_separated(Delimiter::Square, |p| {
                positions.push(p.integer()?);
                Ok(())
            })?;
            let listed = p.span_from(at.start as u32);
            let offset = offset_and_close(p)?;
            let layout = ContiguousLayoutAttr::get_checked(p.context(), &positions, offset);
            return layout.map_err(|error| error.with_default_span(listed));
        }
        let rank = p.optional_integer::<i64>().ok().flatten();
        let rank = match rank.map(usize::try_from) {
            Some(Ok(rank)) => rank,
            _ => return Err(Diagnostic::error("expected a permutation or a number of dimensions").at(at)),
        };
        if rank > MAX_RANK {
            let message = format!("a contiguous layout has at most {MAX_RANK} dimensions");
            return Err(Diagnostic::error(message).at(at));
        }
        let offset = offset_and_close(p)?;
        Ok(ContiguousLayoutAttr::row_major(p.context(), rank, offset))
    }
    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("<");
        if self.is_row_major() {
            p.integer(self.rank() as i128);
        } else {
            print_numbers(self.permutation(), p);
        }
        print_offset(self.offset(), p);
    }
}
