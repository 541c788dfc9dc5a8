//! The supported attributes of the `gpu` dialect: `#gpu.address_space<workgroup>`.

use crate::def::{CustomSyntax, Def, DefKind, ParamDef, ParamKind, Syntax};
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::param::Param;
use crate::text::{AsmParser, AsmPrinter, Parsed, Tok};

/// The keywords of the address spaces; the value of a space is its index plus 1.
const SPACES: [&str; 3] = ["global", "workgroup", "private"];

/// `#gpu.address_space<...>`: the address space of a buffer.
pub(super) static ADDRESS_SPACE: Def = Def {
    mnemonic: Some("address_space"),
    summary: "GPU address space",
    params: &[ParamDef::new(
        "value",
        ParamKind::Int { bits: 32, signed: false },
        "::mlir::gpu::AddressSpace",
    )],
    syntax: Syntax::Custom(&CustomSyntax { parse, print }),
    ..Def::new(DefKind::Attribute, "gpu", "gpu.address_space", "AddressSpaceAttr")
};

fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    parser.expect(Tok::Less)?;
    let place = parser.span();
    let keyword = parser.keyword_or_string()?;
    let Some(space) = SPACES.iter().position(|space| space.as_bytes() == &*keyword) else {
        let message = format!("expected ::mlir::gpu::AddressSpace to be one of: {}", SPACES.join(", "));
        return Err(Diagnostic::error(message).at(place));
    };
    parser.expect(Tok::Greater)?;
    Ok(parser.context().intern(&ADDRESS_SPACE, &[Param::UInt(space as u64 + 1)]))
}

fn print<'c>(node: Node<'c>, printer: &mut AsmPrinter<'_, 'c>) {
    let space = match node.params() {
        [Param::UInt(value)] => (*value as usize).checked_sub(1).and_then(|index| SPACES.get(index)),
        _ => None,
    };
    printer.write("<");
    printer.write(space.unwrap_or(&"global"));
    printer.write(">");
}
