//! Keywords of enums, and the names of attributes, that several custom forms have.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::text::OpParser;

pub(super) const FASTMATH: &str = "fastmathFlags";
pub(super) const LINKAGE: &str = "linkage";
pub(super) const VISIBILITY: &str = "visibility_";
pub(super) const UNNAMED_ADDR: &str = "unnamed_addr";
pub(super) const CCONV: &str = "CConv";
pub(super) const TAIL_CALL_KIND: &str = "TailCallKind";
pub(super) const COMDAT: &str = "comdat";

/// An enum of the dialect.
pub(super) trait Cases: Sized + 'static {
    const ALL: &'static [Self];
    fn text(&self) -> &'static str;
    fn copy(&self) -> Self;
    fn number(&self) -> u64;
}

macro_rules! cases {
    ($($class:ty),*) => {$(
        impl Cases for $class {
            const ALL: &'static [Self] = Self::ALL;
            fn text(&self) -> &'static str {
                self.as_str()
            }
            fn copy(&self) -> Self {
                *self
            }
            fn number(&self) -> u64 {
                *self as u64
            }
        }
    )*};
}

cases!(
    super::CConv,
    super::FCmpPredicate,
    super::ICmpPredicate,
    super::Linkage,
    super::TailCallKind,
    super::UnnamedAddr,
    super::Visibility
);

/// Parses the keyword of a case, if it is next.
pub(super) fn optional_case<E: Cases>(parser: &mut OpParser<'_, '_, '_>) -> Option<E> {
    let case = E::ALL.iter().find(|case| !case.text().is_empty() && parser.asm().at_keyword(case.text()))?;
    parser.asm().eat_keyword(case.text());
    Some(case.copy())
}

/// The text of the case that an integer attribute holds; empty if it is absent or has no case.
pub(super) fn case_text<E: Cases>(op: OpRef<'_, '_>, name: &str) -> &'static str {
    let number = op.attribute(name).and_then(|value| value.dyn_cast::<IntegerAttr<'_>>()?.to_i64());
    E::ALL.iter().find(|case| Some(case.number() as i64) == number).map_or("", Cases::text)
}
