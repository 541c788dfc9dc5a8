//! The types whose encoding is only a code, with the first version of MLIR whose tools read it.

use crate::builtin::*;
use crate::def::Def;
use crate::handle::DefHandle;
use crate::{Context, MlirVersion, Type};

/// A type that is a code without fields.
pub(super) struct Keyword {
    def: &'static Def,
    pub(super) code: u64,
    pub(super) since: MlirVersion,
}

/// The most frequent ones first.
const KEYWORDS: [Keyword; 21] = {
    const fn row(def: &'static Def, code: u64, since: MlirVersion) -> Keyword {
        Keyword { def, code, since }
    }
    use MlirVersion as Since;
    [
        row(IndexType::DEF, 1, Since::V22),
        row(Float32Type::DEF, 5, Since::V22),
        row(Float64Type::DEF, 6, Since::V22),
        row(Float16Type::DEF, 4, Since::V22),
        row(BFloat16Type::DEF, 3, Since::V22),
        row(Float80Type::DEF, 7, Since::V22),
        row(Float128Type::DEF, 8, Since::V22),
        row(NoneType::DEF, 12, Since::V22),
        row(FloatTF32Type::DEF, 21, Since::V24),
        row(Float8E5M2Type::DEF, 22, Since::V24),
        row(Float8E4M3Type::DEF, 23, Since::V24),
        row(Float8E4M3FNType::DEF, 24, Since::V24),
        row(Float8E5M2FNUZType::DEF, 25, Since::V24),
        row(Float8E4M3FNUZType::DEF, 26, Since::V24),
        row(Float8E4M3B11FNUZType::DEF, 27, Since::V24),
        row(Float8E3M4Type::DEF, 28, Since::V24),
        row(Float4E2M1FNType::DEF, 29, Since::V24),
        row(Float6E2M3FNType::DEF, 30, Since::V24),
        row(Float6E3M2FNType::DEF, 31, Since::V24),
        row(Float8E8M0FNUType::DEF, 32, Since::V24),
        row(TokenType::DEF, 33, Since::V24),
    ]
};

/// The row of a definition.
pub(super) fn of(def: &'static Def) -> Option<&'static Keyword> {
    const ROWS: &[Keyword] = &KEYWORDS;
    ROWS.iter().find(|keyword| std::ptr::eq(keyword.def, def))
}

/// The type of a code.
pub(super) fn by_code(context: &Context, code: u64) -> Option<Type<'_>> {
    let keyword = KEYWORDS.iter().find(|keyword| keyword.code == code)?;
    singleton(context, keyword.def.mnemonic?.as_bytes())
}
