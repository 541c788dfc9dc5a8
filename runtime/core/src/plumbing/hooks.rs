//! The functions by which tables call the hooks of authors.

use super::member;
use crate::attribute::Attribute;
use crate::def::{
    CustomSyntax, DialectSyntax, OperationAttrVerify, RegionArgAttrVerify, RegionResultAttrVerify, Syntax,
    VerifyOpAttribute, VerifyRegionAttribute,
};
use crate::handle::Handle;
use crate::node::Node;
use crate::text::{AsmParser, AsmPrinter, AttributeSyntax, CustomFormat, CustomPrinter, Parsed, TypeSyntax};
use crate::types::Type;

/// The syntax of a handle whose author parses and prints it.
#[must_use]
pub const fn custom_format<H: Handle>() -> Syntax
where
    for<'c> H::Of<'c>: CustomFormat<'c>,
{
    fn parse<'c, H: Handle>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>>
    where
        for<'a> H::Of<'a>: CustomFormat<'a>,
    {
        H::Of::parse(parser).map(Into::into)
    }
    fn print<'c, H: Handle>(node: Node<'c>, printer: &mut AsmPrinter<'_, 'c>)
    where
        for<'a> H::Of<'a>: CustomFormat<'a>,
    {
        member::<H>(node).print(printer);
    }
    Syntax::Custom(const { &CustomSyntax { parse: parse::<H>, print: print::<H> } })
}

/// The syntax of a handle whose author prints it, and whose dialect parses it.
#[must_use]
pub const fn custom_printer<H: Handle>() -> Syntax
where
    for<'c> H::Of<'c>: CustomPrinter<'c>,
{
    fn print<'c, H: Handle>(node: Node<'c>, printer: &mut AsmPrinter<'_, 'c>)
    where
        for<'a> H::Of<'a>: CustomPrinter<'a>,
    {
        member::<H>(node).print(printer);
    }
    Syntax::Printed(print::<H>)
}

macro_rules! dialect_syntax {
    ($(#[$doc:meta])* $name:ident, $trait:ident, $base:ident) => {
        $(#[$doc])*
        #[must_use]
        pub const fn $name<D: $trait>() -> &'static DialectSyntax {
            fn parse<'c, D: $trait>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Node<'c>>> {
                Ok(D::parse(parser)?.map($base::node))
            }
            fn print<'c, D: $trait>(node: Node<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool {
                $base::from_node(node).is_some_and(|value| D::print(value, printer))
            }
            const { &DialectSyntax { parse: parse::<D>, print: print::<D> } }
        }
    };
}

dialect_syntax! {
    /// The parser and the printer of types without a mnemonic of a dialect.
    type_syntax, TypeSyntax, Type
}

dialect_syntax! {
    /// The parser and the printer of attributes without a mnemonic of a dialect.
    attribute_syntax, AttributeSyntax, Attribute
}

/// The check of a dialect's discardable attributes on operations.
#[must_use]
pub const fn verify_op_attribute<D: OperationAttrVerify>() -> VerifyOpAttribute {
    D::verify
}

/// The check of a dialect's attributes on arguments of functions.
#[must_use]
pub const fn verify_region_arg_attribute<D: RegionArgAttrVerify>() -> VerifyRegionAttribute {
    D::verify
}

/// The check of a dialect's attributes on results of functions.
#[must_use]
pub const fn verify_region_result_attribute<D: RegionResultAttrVerify>() -> VerifyRegionAttribute {
    D::verify
}
