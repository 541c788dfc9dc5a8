//! [`AffineMapAttr`] and [`IntegerSetAttr`]: maps and sets as attributes
//! (LangRef, "Affine Map Attribute", "Integer Set Attribute").

use super::map::AffineMap;
use super::parse;
use super::set::IntegerSet;
use crate::attribute::Attribute;
use crate::context::Context;
use crate::def::{CustomSyntax, Def, DefKind, Syntax};
use crate::param::Parameter;
use crate::{def_handle, plumbing};

pub(crate) static AFFINE_MAP_ATTR: Def = Def {
    mnemonic: Some("affine_map"),
    summary: "An affine map.",
    syntax: Syntax::Custom(&CustomSyntax { parse: parse::parse_map_attr, print: parse::print_map_attr }),
    interfaces: crate::memref::MAP_LAYOUT,
    ..Def::new(DefKind::Attribute, "builtin", "builtin.affine_map", "AffineMapAttr")
};

pub(crate) static INTEGER_SET_ATTR: Def = Def {
    mnemonic: Some("affine_set"),
    summary: "An integer set.",
    syntax: Syntax::Custom(&CustomSyntax { parse: parse::parse_set_attr, print: parse::print_set_attr }),
    ..Def::new(DefKind::Attribute, "builtin", "builtin.integer_set", "IntegerSetAttr")
};

/// An affine map as an attribute, `affine_map<(d0) -> (d0)>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AffineMapAttr<'c>(Attribute<'c>);
def_handle!(AffineMapAttr, Attribute, AFFINE_MAP_ATTR);

impl<'c> AffineMapAttr<'c> {
    /// The attribute of that map.
    #[must_use]
    pub fn get(context: &'c Context, map: AffineMap<'c>) -> Self {
        plumbing::handle(context.intern(&AFFINE_MAP_ATTR, &[map.encode()]))
    }

    /// The map.
    #[must_use]
    pub fn map(self) -> AffineMap<'c> {
        plumbing::param(self.0.node(), 0)
    }
}

/// An integer set as an attribute, `affine_set<(d0) : (d0 >= 0)>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IntegerSetAttr<'c>(Attribute<'c>);
def_handle!(IntegerSetAttr, Attribute, INTEGER_SET_ATTR);

impl<'c> IntegerSetAttr<'c> {
    /// The attribute of that set.
    #[must_use]
    pub fn get(context: &'c Context, set: IntegerSet<'c>) -> Self {
        plumbing::handle(context.intern(&INTEGER_SET_ATTR, &[set.encode()]))
    }

    /// The set.
    #[must_use]
    pub fn set(self) -> IntegerSet<'c> {
        plumbing::param(self.0.node(), 0)
    }
}
