//! The directives of operations' formats that have no arguments: a row for each, with its parser and its printer. The
//! generator's row, of the same name, is in `model/format/directives/`.

use super::parse::OpParser;
use super::print::OpPrinter;
use crate::def::FormatElement;
use crate::ir::OpRef;
use crate::ir::def::OpDef;
use crate::ir::format::{Arguments, OpElement, OpPart};
use crate::text::format::FormErrors;
use crate::text::{AsmParser, Parsed, Tok};
use std::fmt;

/// A directive without arguments.
pub struct BareDirective {
    /// Its name in formats (ODS `attr-dict`).
    pub name: &'static str,
    /// Its spelling in errors.
    pub(super) form: &'static str,
    /// The errors that are about the form of the operation.
    pub(super) errors: FormErrors,
    /// The token without which it has no text.
    pub(super) absent_without: Option<Tok>,
    /// Whether its text is next.
    pub(super) begins: fn(&mut AsmParser<'_, '_>) -> bool,
    pub(super) parse: for<'c> fn(&mut OpParser<'_, '_, 'c>, &'static OpDef, &mut Arguments<'c>) -> Parsed<()>,
    pub(super) print: for<'a, 'c> fn(&mut OpPrinter<'_, 'a, 'c>, OpRef<'a, 'c>, &'static OpDef),
}

impl fmt::Debug for BareDirective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! bare_directives {
    ($($(#[$doc:meta])* $constructor:ident $space:literal $table:expr;)*) => {
        $(
            $(#[$doc])*
            #[must_use]
            pub const fn $constructor() -> OpElement {
                static TABLE: BareDirective = $table;
                FormatElement::Part { part: OpPart::Bare(&TABLE), space: $space }
            }
        )*

        /// The directive without arguments of that name in formats.
        #[must_use]
        pub fn bare(name: &str) -> Option<OpElement> {
            let named = |element: &OpElement| matches!(
                element,
                FormatElement::Part { part: OpPart::Bare(table), .. } if table.name == name
            );
            [$($constructor(),)*].into_iter().find(named)
        }
    };
}

// The constructors; whether a space is printed before the text; the parser and the printer.
bare_directives! {
    /// The attributes that the format does not name.
    attr_dict false BareDirective {
        name: "attr-dict",
        form: "",
        errors: FormErrors::First,
        absent_without: Some(Tok::LBrace),
        begins: |asm| asm.at(Tok::LBrace),
        parse: |parser, def, read| parser.attr_dict(def, read, false),
        print: |printer, op, def| printer.attr_dict(op, def, false),
    };
    /// The same after the keyword `attributes`.
    attr_dict_with_keyword false BareDirective {
        name: "attr-dict-with-keyword",
        form: "(attributes {...})?",
        errors: FormErrors::First,
        absent_without: None,
        begins: |asm| asm.at_keyword("attributes"),
        parse: |parser, def, read| parser.attr_dict(def, read, true),
        print: |printer, op, def| printer.attr_dict(op, def, true),
    };
    /// The properties that the format does not name.
    prop_dict false BareDirective {
        name: "prop-dict",
        form: "",
        errors: FormErrors::First,
        absent_without: None,
        begins: |asm| asm.at(Tok::Less),
        parse: |parser, def, read| parser.prop_dict(def, read),
        print: |printer, op, def| printer.prop_dict(op, def),
    };
    /// All operands.
    operands true BareDirective {
        name: "operands",
        form: "%operand, ...",
        errors: FormErrors::All,
        absent_without: None,
        begins: |asm| asm.at(Tok::PercentId),
        parse: |parser, _, read| parser.all_operands(read),
        print: |printer, op, _| printer.operands(op.operands()),
    };
    /// All successors.
    successors true BareDirective {
        name: "successors",
        form: "^successor, ...",
        errors: FormErrors::All,
        absent_without: None,
        begins: |asm| asm.at(Tok::CaretId),
        parse: |parser, _, read| parser.successor_list_of(read, 0),
        print: |printer, op, def| printer.successors_of(op, def, None),
    };
    /// All regions.
    regions true BareDirective {
        name: "regions",
        form: "{...}, ...",
        errors: FormErrors::First,
        absent_without: None,
        begins: |asm| asm.at(Tok::LBrace),
        parse: |parser, def, read| parser.all_regions(def, read),
        print: |printer, op, def| printer.region_list(def, op.regions()),
    };
}
