//! Assembly formats: how the text after a mnemonic is parsed and printed.

use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::param::Param;
use crate::param_buf::ParamBuf;
use crate::text::{AsmParser, AsmPrinter};
use std::fmt;

/// The parser and the printer of the text after the mnemonic.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Syntax {
    /// Nothing: the mnemonic is the whole text.
    Keyword,
    /// A declarative assembly format (ODS `assemblyFormat`).
    Format(&'static [FormatElement]),
    /// The author's own functions (ODS `hasCustomAssemblyFormat`).
    Custom(&'static CustomSyntax),
    /// The text of a def with an unknown syntax: the angle brackets after the mnemonic, if any, or everything after the
    /// mnemonic in `!dialect<mnemonic ...>`. It is stored as a parameter, a
    /// [`ParamKind::Bytes`](super::ParamKind::Bytes), with aliases replaced by their values and without blanks that
    /// separate no tokens. An attribute may have its type as another parameter, an optional
    /// [`ParamKind::SelfType`](super::ParamKind::SelfType). If the last parameter is a
    /// [`ParamKind::Body`](super::ParamKind::Body), it stores the first spelling, which is printed.
    Verbatim,
    /// The author's own printer of a def without mnemonic, which the dialect parses
    /// ([`Dialect::type_syntax`](super::Dialect::type_syntax),
    /// [`Dialect::attribute_syntax`](super::Dialect::attribute_syntax)).
    Printed(Print),
}

/// Prints a node.
pub type Print = for<'c> fn(Node<'c>, &mut AsmPrinter<'_, 'c>);

/// The author's parser and printer of a def, wrapped by generated code.
#[derive(Clone, Copy)]
pub struct CustomSyntax {
    /// Parses the text after the mnemonic and returns the node.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<Node<'c>, Diagnostic>,
    /// Prints what follows the mnemonic.
    pub print: Print,
}

/// One element of a compiled assembly format, of a type or attribute or, as
/// [`OpElement`](crate::ir::format::OpElement), of an operation. `P` are the elements that only one of the two has; `A`
/// decides whether a group is printed. `space`: a space is printed before the element. The generator applies the
/// spacing rules of ODS.
#[derive(Clone, Copy, Debug)]
pub enum FormatElement<P: 'static = ParamPart, A: 'static = &'static [u8]> {
    /// A keyword or punctuation.
    Literal {
        /// The text itself.
        text: &'static str,
        /// Whether a space is printed first.
        space: bool,
    },
    /// Printed white space that the parser ignores.
    Whitespace(&'static str),
    /// A parameter, or a part of an operation.
    Part {
        /// The part.
        part: P,
        /// Whether a space is printed first.
        space: bool,
    },
    /// An optional group (ODS `( ... )?`, `( ... ) : ( ... )?`).
    Optional {
        /// Decides which branch is printed. For types and attributes: the parameters, one for `$p^`, several for
        /// `params^` and `struct(...)^`; one of them must be present.
        anchor: A,
        /// Whether absence selects the first branch: the anchor was in the second.
        inverted: bool,
        /// Printed when the anchor is present; tried first when parsing.
        then: &'static [FormatElement<P, A>],
        /// Printed otherwise.
        otherwise: &'static [FormatElement<P, A>],
    },
}

/// The elements that only formats of types and attributes have.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum ParamPart {
    /// One parameter (ODS `$name`, `qualified($name)`).
    Param {
        /// The index of the parameter.
        index: u8,
        /// Whether a type or attribute is printed with its `!dialect.mnemonic`.
        qualified: bool,
        /// Whether the text of this optional parameter must be there: it is the anchor of a group that the parser has
        /// entered.
        required: bool,
    },
    /// A comma separated list of the parameters at these indices (ODS `params`).
    Params(&'static [u8]),
    /// `key = value` pairs in any order (ODS `struct(...)`).
    Struct(&'static [StructField]),
    /// The author's directive (ODS `custom<Name>(...)`).
    Custom {
        /// Its functions.
        directive: &'static CustomDirective,
        /// The parameters bound, in order of the arguments.
        bound: &'static [u8],
        /// The parameters passed by `ref(...)`.
        refs: &'static [u8],
    },
    /// The body of a mutable type (Isogloss `bodyParameters`), or nothing inside of that body: there the parameters
    /// before it refer to the type. Indices inside refer to [`Def::body`](super::Def::body).
    Body(&'static [FormatElement]),
}

/// One member of a `struct(...)` directive.
#[derive(Clone, Copy, Debug)]
pub struct StructField {
    /// The index of the parameter; its name is the key.
    pub index: u8,
    /// The directive that parses and prints the value, if there is one.
    pub custom: Option<&'static CustomDirective>,
    /// Whether a type or attribute is printed in full.
    pub qualified: bool,
}

/// The functions of `custom<Name>(...)`, wrapped by generated code.
#[derive(Clone, Copy)]
pub struct CustomDirective {
    /// The name in the format.
    pub name: &'static str,
    /// Parses the bound parameters; takes the `ref` ones. `Ok(None)` if the directive begins
    /// an optional group that is absent.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>, &[ParamBuf<'c>]) -> BoundParams<'c>,
    /// Prints the bound parameters (first slice); takes the `ref` ones (second).
    pub print: for<'c> fn(&mut AsmPrinter<'_, 'c>, Node<'c>, &[Param<'c>], &[Param<'c>]),
}

/// The values that a custom directive parsed, one for each parameter it binds.
pub type BoundParams<'c> = Result<Option<Vec<ParamBuf<'c>>>, Diagnostic>;

impl fmt::Debug for CustomSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CustomSyntax").finish_non_exhaustive()
    }
}

impl fmt::Debug for CustomDirective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CustomDirective").field("name", &self.name).finish_non_exhaustive()
    }
}
