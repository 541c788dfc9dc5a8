//! Operand bundles: groups of operands of a call, each with a tag (LangRef of LLVM, "Operand Bundles").

use super::{AssumeOp, AssumeOpVerify, LlvmDialect, OpBundlesDirective};
use isogloss::builtin::{ArrayAttr, StringAttr};
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, Operands};
use isogloss::text::Tok;
use isogloss::{Attribute, Diagnostic, Type};

pub(super) const SIZES: &str = "op_bundle_sizes";
pub(super) const TAGS: &str = "op_bundle_tags";

/// Parsed bundles.
#[derive(Default)]
pub(super) struct Bundles<'c> {
    pub(super) operands: Vec<Vec<UnresolvedOperand>>,
    pub(super) types: Vec<Vec<Type<'c>>>,
    pub(super) tags: Vec<Attribute<'c>>,
    /// Their start, as a byte offset.
    pub(super) at: usize,
}

impl<'c> Bundles<'c> {
    /// Parses `["tag"(%a, %b : i32, i32), "tag"()]`, if it is next.
    pub(super) fn parse(parser: &mut OpParser<'_, '_, 'c>) -> Result<Option<Self>, Diagnostic> {
        let mut bundles = Self { at: parser.asm().span().start, ..Self::default() };
        if !parser.asm().eat(Tok::LSquare) {
            return Ok(None);
        }
        if parser.asm().eat(Tok::RSquare) {
            return Ok(Some(bundles));
        }
        loop {
            bundles.bundle(parser)?;
            if !parser.asm().eat(Tok::Comma) {
                break;
            }
        }
        parser.asm().expect(Tok::RSquare)?;
        Ok(Some(bundles))
    }

    fn bundle(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Result<(), Diagnostic> {
        let Some(tag) = parser.asm().optional_string() else { return Err(parser.error("expected string")) };
        let tag = tag.into_owned();
        parser.asm().expect(Tok::LParen)?;
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        if !parser.asm().eat(Tok::RParen) {
            let typed = parser.typed_operands()?;
            (operands, types) = (typed.operands, typed.types);
            parser.asm().expect(Tok::RParen)?;
        }
        self.operands.push(operands);
        self.types.push(types);
        self.tags.push(StringAttr::get(parser.asm().context(), tag).into());
        Ok(())
    }

    /// The number of operands of each bundle.
    pub(super) fn sizes(&self) -> Vec<i32> {
        self.operands.iter().map(|group| group.len() as i32).collect()
    }
}

/// Writes the bundles of the operand group of an index.
pub(super) fn print<'a, 'c>(op: OpRef<'a, 'c>, index: usize, printer: &mut OpPrinter<'_, 'a, 'c>) {
    let tags = op.attribute(TAGS).and_then(|tags| tags.dyn_cast::<ArrayAttr<'_>>());
    print_bundles(printer, tags.map_or(&[][..], ArrayAttr::elements), op.nested_operand_groups(index));
}

fn print_bundles<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    tags: &[Attribute<'c>],
    groups: impl IntoIterator<Item = Operands<'a, 'c>>,
) {
    printer.write("[");
    for (position, (tag, group)) in tags.iter().zip(groups).enumerate() {
        if position > 0 {
            printer.write(", ");
        }
        match tag.dyn_cast::<StringAttr<'_>>() {
            Some(tag) => printer.asm().string(tag.bytes()),
            None => printer.attribute(*tag),
        }
        printer.write("(");
        if !group.is_empty() {
            printer.typed_operands(group);
        }
        printer.write(")");
    }
    printer.write("]");
}

/// Each bundle has a tag, which is a text.
pub(super) fn verify(op: OpRef<'_, '_>, index: usize) -> Result<(), Diagnostic> {
    let tags = op.attribute(TAGS).and_then(|tags| tags.dyn_cast::<ArrayAttr<'_>>());
    let tags = tags.map_or(&[][..], ArrayAttr::elements);
    if !tags.iter().all(|tag| tag.isa::<StringAttr<'_>>()) {
        return Err(Diagnostic::error("operand bundle tag must be a StringAttr"));
    }
    let bundles = op.nested_operand_groups(index).count();
    if bundles != tags.len() {
        return Err(Diagnostic::error(format!(
            "expected {bundles} operand bundle tags, but actually got {}",
            tags.len()
        )));
    }
    Ok(())
}

impl AssumeOpVerify for AssumeOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify(*self, 1)
    }
}

impl OpBundlesDirective for LlvmDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<Option<(Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>, Option<ArrayAttr<'c>>)>, Diagnostic>
    {
        let Some(bundles) = Bundles::parse(parser)? else { return Ok(None) };
        let tags = (!bundles.tags.is_empty()).then(|| ArrayAttr::get(parser.asm().context(), &bundles.tags));
        Ok(Some((bundles.operands, bundles.types, tags)))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        operands: Vec<Operands<'a, 'c>>,
        _: Vec<Vec<Type<'c>>>,
        tags: Option<ArrayAttr<'c>>,
    ) {
        // An empty list of tags is present, and the group of the assembly format with it.
        if !operands.is_empty() {
            print_bundles(printer, tags.map_or(&[][..], ArrayAttr::elements), operands);
        }
    }
}
