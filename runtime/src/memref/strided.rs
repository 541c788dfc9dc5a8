//! [`StridedLayoutAttr`]: strides and an offset as they are written
//! (LangRef, "Strided MemRef").

use super::generated::{
    MEM_REF_LAYOUT_ATTR_INTERFACE, MemRefLayoutAttrInterface, MemRefLayoutAttrInterfaceTable,
};
use super::strides::{StridedForm, Strides};
use super::syntax;
use crate::affine::{AffineExpr, AffineMap};
use crate::attribute::Attribute;
use crate::builtin::DYNAMIC;
use crate::context::Context;
use crate::def::{CustomSyntax, Def, DefKind, InterfaceImpl, ParamDef, ParamKind, Presence, Syntax};
use crate::diagnostic::Diagnostic;
use crate::param::Param;
use crate::{def_handle, plumbing};

pub(crate) static STRIDED: Def = Def {
    mnemonic: Some("strided"),
    summary: "Strides and an offset, in elements.",
    params: &[
        ParamDef {
            name: "offset",
            kind: ParamKind::Int { bits: 64, signed: true },
            type_name: "int64_t",
            presence: Presence::Required,
        },
        ParamDef {
            name: "strides",
            kind: ParamKind::Array(&ParamKind::Int { bits: 64, signed: true }),
            type_name: "ArrayRef<int64_t>",
            presence: Presence::Required,
        },
    ],
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_strided, print: syntax::print_strided }),
    interfaces: &[InterfaceImpl {
        interface: &MEM_REF_LAYOUT_ATTR_INTERFACE,
        table: &MemRefLayoutAttrInterfaceTable::of::<StridedLayoutAttr<'static>>(),
    }],
    ..Def::new(DefKind::Attribute, "builtin", "builtin.strided_layout", "StridedLayoutAttr")
};

/// Strides and an offset, `strided<[64, 1], offset: 33>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StridedLayoutAttr<'c>(Attribute<'c>);
def_handle!(StridedLayoutAttr, Attribute, STRIDED);

impl<'c> StridedLayoutAttr<'c> {
    /// The layout of these strides and that offset, in elements;
    /// [`DYNAMIC`] for what is not known.
    #[must_use]
    pub fn get(context: &'c Context, strides: &[i64], offset: i64) -> Self {
        plumbing::handle(context.intern(&STRIDED, &[Param::Int(offset), Param::Ints(strides)]))
    }

    /// Where the element at the origin is, in elements.
    #[must_use]
    pub fn offset(self) -> i64 {
        plumbing::param(self.0.node(), 0)
    }

    /// One stride for each dimension, in elements.
    #[must_use]
    pub fn strides(self) -> &'c [i64] {
        plumbing::param(self.0.node(), 1)
    }
}

impl<'c> MemRefLayoutAttrInterface<'c> for StridedLayoutAttr<'c> {
    /// A sum of products; unknown numbers are symbols, the offset first.
    fn affine_map(self) -> AffineMap<'c> {
        let context = self.0.context();
        let mut symbols = 0;
        let mut number = |value| match value {
            DYNAMIC => {
                symbols += 1;
                AffineExpr::symbol(context, symbols - 1)
            }
            value => AffineExpr::constant(context, value),
        };
        let offset = number(self.offset());
        let terms =
            self.strides().iter().zip(0..).map(|(stride, at)| AffineExpr::dim(context, at) * number(*stride));
        let sum = terms.fold(offset, |sum, term| sum + term);
        AffineMap::get(context, self.strides().len() as u32, symbols, &[sum])
    }

    /// Never, as in MLIR: `strided<[1]>` stays where it is written.
    fn is_identity(self) -> bool {
        false
    }

    fn verify_layout(self, shape: &[i64]) -> Result<(), Diagnostic> {
        if self.strides().len() == shape.len() {
            return Ok(());
        }
        Err(Diagnostic::error("expected the number of strides to match the rank"))
    }

    fn strides_and_offset(self, _: &[i64]) -> Option<StridedForm> {
        Some(StridedForm { strides: Strides::from(self.strides()), offset: self.offset() })
    }
}
