//! [`CaseFormat`]: the format of an attribute that is a case of an enum and nothing else.
//!
//! MLIR 22 writes such an attribute by the format `$value`, and the operations that have it write the case alone. Since version
//! 24 the format is `<$value>`, and operations write the case alone by the directive `enum($x)`. A text does not say its version, so
//! each format reads both spellings; it prints its own.

use crate::def::{Def, DefKind, EnumDef, FormatElement, ParamKind, ParamPart, Syntax};

/// The format of an attribute that is a case of an enum.
#[derive(Clone, Copy)]
pub(crate) struct CaseFormat {
    pub(super) cases: &'static EnumDef,
    /// The case alone.
    pub(super) case: &'static [FormatElement],
    /// Whether the case is between `<` and `>`.
    pub(super) is_angled: bool,
}

impl CaseFormat {
    /// Whether a word is one of the cases.
    pub(crate) fn has_case(self, word: &[u8]) -> bool {
        self.cases.cases.iter().any(|case| case.text.as_bytes() == word)
    }

    /// The format of a def, if it is such a one.
    pub(crate) fn of(def: &'static Def) -> Option<Self> {
        let ([param], Syntax::Format(elements), DefKind::Attribute) = (def.params, def.syntax, def.kind)
        else {
            return None;
        };
        let (ParamKind::Enum(cases) | ParamKind::NamedEnum(cases, _)) = &param.kind else { return None };
        let (case, is_angled) = match elements {
            [FormatElement::Literal { text: "<", .. }, _, FormatElement::Literal { text: ">", .. }] => {
                (&elements[1..2], true)
            }
            [_] => (elements, false),
            _ => return None,
        };
        let is_param = matches!(case, [FormatElement::Part { part: ParamPart::Param { .. }, .. }]);
        is_param.then_some(Self { cases, case, is_angled })
    }
}
