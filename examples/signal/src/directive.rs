//! The directive `custom<Range>`: `[0 to 4]`.

use crate::{RangeDirective, SignalDialect};
use isogloss::Diagnostic;
use isogloss::ir::OpRef;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Tok;

impl RangeDirective for SignalDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(i64, i64), Diagnostic> {
        parser.asm().expect(Tok::LSquare)?;
        let first = parser.asm().integer()?;
        parser.asm().expect_keyword("to")?;
        let last = parser.asm().integer()?;
        parser.asm().expect(Tok::RSquare)?;
        Ok((first, last))
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, first: i64, last: i64) {
        printer.write(&format!("[{first} to {last}]"));
    }
}
