//! The directive of `#llvm.di_expression`: the arguments of an operation.

use super::generated::{DIEncoding, DIExpressionElemAttr, DIExpressionElemAttrExpressionArg, DIOperation};
use crate::text::{AsmParser, AsmPrinter, Tok};
use crate::{Diagnostic, List};

impl DIExpressionElemAttrExpressionArg for DIExpressionElemAttr<'_> {
    /// Numbers; `DW_OP_LLVM_convert` may have names of encodings after the first one.
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>, opcode: DIOperation) -> Result<Vec<u64>, Diagnostic> {
        let mut arguments = Vec::new();
        loop {
            let span = parser.span();
            let takes_name = opcode == DIOperation::LlvmConvert && !arguments.is_empty();
            let name = if takes_name { parser.optional_keyword() } else { None };
            arguments.push(match name {
                Some(name) => match name.parse::<DIEncoding>() {
                    Ok(encoding) => encoding as u64,
                    Err(_) => {
                        let message = format!("encountered unknown attribute encoding \"{name}\"");
                        return Err(Diagnostic::error(message).at(span));
                    }
                },
                None => parser.integer()?,
            });
            if !parser.eat(Tok::Comma) {
                return Ok(arguments);
            }
        }
    }

    fn print<'c>(
        printer: &mut AsmPrinter<'_, 'c>,
        _: DIExpressionElemAttr<'c>,
        arguments: List<'c, u64>,
        opcode: DIOperation,
    ) {
        for (index, argument) in arguments.iter().enumerate() {
            if index > 0 {
                printer.write(", ");
            }
            let encoding = u32::try_from(argument).ok().and_then(|number| DIEncoding::try_from(number).ok());
            match encoding.filter(|_| index > 0 && opcode == DIOperation::LlvmConvert) {
                Some(encoding) => printer.write(encoding.as_str()),
                None => printer.integer(argument),
            }
        }
    }
}
