//! The hooks by which an author implements the syntax of types and attributes in Rust.
//!
//! The implementations of [`CustomFormat`] in this crate are marked `do_not_recommend`, so
//! that the message about a missing one does not list them.

use super::{AsmParser, AsmPrinter, Parsed};
use crate::attribute::Attribute;
use crate::node::Node;
use crate::types::Type;

/// The syntax of a type or attribute after its mnemonic, which the author of its dialect
/// implements for the handle (ODS `hasCustomAssemblyFormat`, `custom_format` of a derive).
///
/// ```
/// use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, Parsed, Tok, parse_type};
/// use isogloss::{Context, dialect};
///
/// dialect! { r#"
/// def Sky_Dialect : Dialect { let name = "sky"; }
/// def Sky_StarType : TypeDef<Sky_Dialect, "Star"> {
///   let mnemonic = "star";
///   let parameters = (ins "u32":$points);
///   let hasCustomAssemblyFormat = 1;
/// }
/// "# }
///
/// /// As many asterisks as points, in angle brackets.
/// impl<'c> CustomFormat<'c> for StarType<'c> {
///     fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
///         parser.expect(Tok::Less)?;
///         let mut points = 0;
///         while parser.eat(Tok::Star) {
///             points += 1;
///         }
///         parser.expect(Tok::Greater)?;
///         Ok(StarType::get(parser.context(), points))
///     }
///     fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
///         printer.write(&format!("<{}>", "*".repeat(self.points() as usize)));
///     }
/// }
///
/// let context = Context::with_dialects([dialect()]);
/// assert_eq!(parse_type(&context, "!sky.star<***>")?, StarType::get(&context, 3).into());
/// assert_eq!(StarType::get(&context, 5).to_string(), "!sky.star<*****>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::text::CustomFormat`",
    label = "`CustomFormat` is not implemented",
    note = "its definition sets `hasCustomAssemblyFormat`",
    note = "`fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self>` reads what follows the mnemonic",
    note = "`fn print(self, printer: &mut AsmPrinter<'_, 'c>)` writes it"
)]
pub trait CustomFormat<'c>: Copy + Into<Node<'c>> {
    /// Parses the text after the mnemonic.
    ///
    /// # Errors
    /// A syntax error.
    fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self>;

    /// Prints the text after the mnemonic.
    fn print(self, printer: &mut AsmPrinter<'_, 'c>);
}

/// The printer of a type or attribute without a mnemonic, which its dialect's [`TypeSyntax`] or
/// [`AttributeSyntax`] parses. Its author implements this for the handle (ODS
/// `hasCustomAssemblyFormat`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::text::CustomPrinter`",
    label = "`CustomPrinter` is not implemented",
    note = "its definition sets `hasCustomAssemblyFormat` and has no mnemonic",
    note = "`fn print(self, printer: &mut AsmPrinter<'_, 'c>)` writes all of it"
)]
pub trait CustomPrinter<'c>: Copy + Into<Node<'c>> {
    /// Prints the whole text.
    fn print(self, printer: &mut AsmPrinter<'_, 'c>);
}

/// The syntax of a dialect's types without a mnemonic, which its author implements for the
/// dialect's struct (Isogloss `hasCustomTypeSyntax`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::text::TypeSyntax`",
    label = "`TypeSyntax` is not implemented",
    note = "the definition of the dialect sets `hasCustomTypeSyntax`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>>` reads what follows the dialect's name and the dot",
    note = "`fn print<'c>(ty: Type<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool` prints it"
)]
pub trait TypeSyntax {
    /// Parses the text after the dialect's name and the dot; `None` if the keyword is not the dialect's.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>>;

    /// Prints the text after the dialect's name and the dot; `false` if the tables are to print it.
    fn print<'c>(ty: Type<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool;
}

/// The syntax of a dialect's attributes without a mnemonic, which its author implements for the
/// dialect's struct (Isogloss `hasCustomAttributeSyntax`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::text::AttributeSyntax`",
    label = "`AttributeSyntax` is not implemented",
    note = "the definition of the dialect sets `hasCustomAttributeSyntax`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Attribute<'c>>>` reads what follows the dialect's name and the dot",
    note = "`fn print<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool` prints it"
)]
pub trait AttributeSyntax {
    /// Parses the text after the dialect's name and the dot; `None` if the keyword is not the dialect's.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Attribute<'c>>>;

    /// Prints the text after the dialect's name and the dot; `false` if the tables are to print it.
    fn print<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool;
}
