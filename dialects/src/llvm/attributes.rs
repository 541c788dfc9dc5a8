//! Attributes: their checks, and the forms that the definition language cannot express.

use super::{
    AliasScopeAttr, AliasScopeAttrVerify, AliasScopeDomainAttr, ConstantRangeAttr, ConstantRangeAttrVerify,
    ModFlagBehavior, ModuleFlagAttr, ModuleFlagAttrVerify, ModuleFlagCGProfileEntryAttr,
    ModuleFlagProfileSummaryAttr, TBAAMemberAttr, TBAATypeDescriptorAttr, TBAATypeDescriptorAttrTbaaMembers,
    TargetFeaturesAttr, TargetFeaturesAttrVerify,
};
use isogloss::builtin::{ArrayAttr, DistinctAttr, IntegerAttr, IntegerType, Signedness, StringAttr};
use isogloss::numeric::{ApInt, MAX_INT_WIDTH};
use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, Tok};
use isogloss::{Attribute, Context, Diagnostic, List};

impl AliasScopeAttrVerify for AliasScopeAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        id: Attribute<'c>,
        _: AliasScopeDomainAttr<'c>,
        _: Option<StringAttr<'c>>,
    ) -> Result<(), Diagnostic> {
        if id.isa::<StringAttr<'_>>() || id.isa::<DistinctAttr<'_>>() {
            Ok(())
        } else {
            Err(Diagnostic::error("id of an alias scope must be a StringAttr or a DistrinctAttr"))
        }
    }
}

impl TBAATypeDescriptorAttrTbaaMembers for TBAATypeDescriptorAttr<'_> {
    /// `{<#type, 0>, <#type, 8>}`.
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Vec<TBAAMemberAttr<'c>>, Diagnostic> {
        parser.expect(Tok::LBrace)?;
        let mut members = Vec::new();
        loop {
            members.push(parser.attribute_of::<TBAAMemberAttr<'c>>()?);
            if !parser.eat(Tok::Comma) {
                break;
            }
        }
        parser.expect(Tok::RBrace)?;
        Ok(members)
    }

    fn print<'c>(
        printer: &mut AsmPrinter<'_, 'c>,
        _: TBAATypeDescriptorAttr<'c>,
        members: List<'c, TBAAMemberAttr<'c>>,
    ) {
        printer.write("{");
        for (index, member) in members.iter().enumerate() {
            if index > 0 {
                printer.write(", ");
            }
            printer.stripped(Attribute::from(member).node());
        }
        printer.write("}");
    }
}

impl<'c> CustomFormat<'c> for ConstantRangeAttr<'c> {
    /// `<i32, 0, 12>`.
    fn parse(parser: &mut AsmParser<'_, 'c>) -> Result<Self, Diagnostic> {
        parser.expect(Tok::Less)?;
        let span = parser.span();
        let ty = parser.ty()?;
        let Some(ty) = ty.dyn_cast::<IntegerType<'_>>() else {
            let message =
                format!("invalid kind of type specified: expected builtin.integer, but found '{ty}'");
            return Err(Diagnostic::error(message).at(span));
        };
        parser.expect(Tok::Comma)?;
        let lower = bound(parser, ty.width())?;
        parser.expect(Tok::Comma)?;
        let upper = bound(parser, ty.width())?;
        parser.expect(Tok::Greater)?;
        Ok(Self::get(parser.context(), lower, upper))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write("<");
        printer.ty(self.lower().ty());
        for number in [self.lower(), self.upper()] {
            printer.write(", ");
            printer.write(&number.value().display(Signedness::Signed).to_string());
        }
        printer.write(">");
    }
}

/// Parses an integer of any size as a signless integer of a width: as in MLIR, it wraps around.
fn bound<'c>(parser: &mut AsmParser<'_, 'c>, width: u32) -> Result<IntegerAttr<'c>, Diagnostic> {
    let ty = parser.context().integer(width);
    for (keyword, value) in [("true", 1), ("false", 0)] {
        if parser.eat_keyword(keyword) {
            return Ok(IntegerAttr::get_wrapping(ty, value));
        }
    }
    let negative = parser.eat(Tok::Minus);
    if !parser.at(Tok::Integer) {
        return Err(parser.missing_integer(negative));
    }
    let span = parser.span();
    let token = parser.advance();
    // Four bits for each digit, and a sign.
    let bits = (token.end() - token.start()).saturating_mul(4).saturating_add(1).min(MAX_INT_WIDTH);
    let digits = String::from_utf8_lossy(parser.text(token));
    let value = ApInt::from_literal(bits, Signedness::Unsigned, false, &digits);
    let value = value.map_err(|error| Diagnostic::error(error.to_string()).at(span))?;
    let value = if negative { value.wrapping_neg() } else { value };
    Ok(IntegerAttr::of_value(ty, &value.sext_or_trunc(width)))
}

impl ConstantRangeAttrVerify for ConstantRangeAttr<'_> {
    fn verify<'c>(_: &'c Context, lower: IntegerAttr<'c>, upper: IntegerAttr<'c>) -> Result<(), Diagnostic> {
        if lower.ty() == upper.ty() {
            Ok(())
        } else {
            Err(Diagnostic::error("expected lower and upper to have matching bitwidths"))
        }
    }
}

impl TargetFeaturesAttrVerify for TargetFeaturesAttr<'_> {
    fn verify<'c>(_: &'c Context, features: List<'c, StringAttr<'c>>) -> Result<(), Diagnostic> {
        for feature in features.iter() {
            let text = feature.bytes();
            if text.is_empty() {
                return Err(Diagnostic::error("target features can not be null or empty"));
            }
            if !matches!(text[0], b'+' | b'-') {
                return Err(Diagnostic::error("target features must start with '+' or '-'"));
            }
            if text.contains(&b',') {
                return Err(Diagnostic::error("target features can not contain ','"));
            }
        }
        Ok(())
    }
}

impl ModuleFlagAttrVerify for ModuleFlagAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        _: ModFlagBehavior,
        key: StringAttr<'c>,
        value: Attribute<'c>,
    ) -> Result<(), Diagnostic> {
        let name = key;
        let key = key.bytes();
        if key == b"CG Profile" {
            let entries = value.dyn_cast::<ArrayAttr<'_>>();
            let Some(entries) = entries else {
                return Err(Diagnostic::error(
                    "'CG Profile' key expects an array of '#llvm.cgprofile_entry'",
                ));
            };
            if !entries.elements().iter().all(|entry| entry.isa::<ModuleFlagCGProfileEntryAttr<'_>>()) {
                return Err(Diagnostic::error(
                    "'CG Profile' key expects an array of '#llvm.cgprofile_entry'",
                ));
            }
            return Ok(());
        }
        if key == b"ProfileSummary" {
            return if value.isa::<ModuleFlagProfileSummaryAttr<'_>>() {
                Ok(())
            } else {
                Err(Diagnostic::error("'ProfileSummary' key expects a '#llvm.profile_summary' attribute"))
            };
        }
        if value.isa::<IntegerAttr<'_>>() || value.isa::<StringAttr<'_>>() {
            Ok(())
        } else {
            Err(Diagnostic::error(format!(
                "only integer and string values are currently supported for unknown key '{name}'"
            )))
        }
    }
}
