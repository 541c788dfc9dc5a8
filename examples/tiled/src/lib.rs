//! A dialect with a memref layout of its own: tiles.
//!
//! `#tiled.tiles<[128, 256]>` divides a matrix into contiguous tiles of 128 by 256
//! elements. It gives LangRef's example of a layout map, `#tiled_2d_128x256`, a
//! name; a memref type takes it like any builtin layout:
//!
//! ```
//! use isogloss::{Context, text::parse_type};
//! let ctx = Context::with_dialects([tiled::dialect()]);
//! let ty = parse_type(&ctx, "memref<512x512xf32, #tiled.tiles<[128, 256]>>")?;
//! assert_eq!(ty.to_string(), "memref<512x512xf32, #tiled.tiles<[128, 256]>>");
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
#![forbid(unsafe_code)]

use isogloss::affine::{AffineExpr, AffineMap, linearize};
use isogloss::builtin::DYNAMIC;
use isogloss::def::{CustomSyntax, Def, DefKind, Dialect, ParamDef, Syntax};
use isogloss::memref::{MemRefLayoutAttrInterface, MemRefLayoutAttrInterfaceTable, StridedForm};
use isogloss::text::{AsmParser, AsmPrinter, Delimiter, Parsed, Tok};
use isogloss::{Attribute, Context, Diagnostic, Node, Param, ParamSyntax, def_handle};

/// The dialect's table.
#[must_use]
pub fn dialect() -> &'static Dialect {
    static TILED: Dialect = Dialect {
        summary: "Matrices that are stored tile by tile.",
        attributes: &[&TILES],
        ..Dialect::new("tiled")
    };
    &TILED
}

static TILES: Def = Def {
    mnemonic: Some("tiles"),
    summary: "Contiguous tiles of a fixed size.",
    params: &[ParamDef::new("sizes", <&[i64]>::KIND, "ArrayRef<int64_t>")],
    syntax: Syntax::Custom(&CustomSyntax { parse, print }),
    verify: Some(verify),
    interfaces: &[MemRefLayoutAttrInterfaceTable::entry::<TilesAttr<'static>>()],
    ..Def::new(DefKind::Attribute, "tiled", "tiled.tiles", "TilesAttr")
};

/// Tiles of a fixed size, `#tiled.tiles<[128, 256]>`.
pub struct TilesAttr<'c>(Attribute<'c>);
def_handle!(TilesAttr, Attribute, TILES);

impl<'c> TilesAttr<'c> {
    /// The attribute for tiles of the given sizes, in elements along each dimension.
    ///
    /// # Errors
    /// If a size is less than 1.
    pub fn get_checked(context: &'c Context, sizes: &'c [i64]) -> Result<Self, Diagnostic> {
        context.intern_checked(&TILES, &[Param::Ints(sizes)]).map(Node::cast::<Self>)
    }

    /// The number of elements of a tile along each dimension.
    #[must_use]
    pub fn sizes(self) -> &'c [i64] {
        self.0.node().param(0)
    }

    /// The address of the element at `index` in a matrix of that shape, in elements.
    /// Tiles at the edges are stored whole. `None` if the ranks differ or a size is
    /// `DYNAMIC`.
    ///
    /// ```
    /// use isogloss::Context;
    /// let ctx = Context::with_dialects([tiled::dialect()]);
    /// let tiles = tiled::TilesAttr::get_checked(&ctx, &[2, 2])?;
    /// // The second element of the first tile, and the first of the second tile.
    /// assert_eq!(tiles.address(&[4, 4], &[0, 1]), Some(1));
    /// assert_eq!(tiles.address(&[4, 4], &[0, 2]), Some(4));
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn address(self, shape: &[i64], index: &[i64]) -> Option<i64> {
        if shape.len() != self.sizes().len() || shape.contains(&DYNAMIC) {
            return None;
        }
        let tiles = shape.iter().zip(self.sizes()).map(|(size, tile)| (size + tile - 1) / tile);
        let stored: Vec<_> = tiles.chain(self.sizes().iter().copied()).collect();
        linearize(&self.affine_map().evaluate(index, &[])?, &stored)
    }
}

impl<'c> MemRefLayoutAttrInterface<'c> for TilesAttr<'c> {
    /// The indices of the tile, then the indices inside the tile.
    fn affine_map(self) -> AffineMap<'c> {
        let context = self.0.context();
        let dims = || self.sizes().iter().zip(0..).map(|(tile, at)| (AffineExpr::dim(context, at), *tile));
        let results: Vec<_> = dims()
            .map(|(dim, tile)| dim.floor_div(tile))
            .chain(dims().map(|(dim, tile)| dim.modulo(tile)))
            .collect();
        AffineMap::get(context, self.sizes().len() as u32, 0, &results)
    }

    fn is_identity(self) -> bool {
        false
    }

    /// `None`: the stride differs at the edge of a tile.
    fn strides_and_offset(self, _: &[i64]) -> Option<StridedForm> {
        None
    }
}

fn verify(_: &Context, params: &[Param<'_>]) -> Result<(), Diagnostic> {
    match params {
        [Param::Ints(sizes)] if sizes.iter().all(|size| *size >= 1) => Ok(()),
        _ => Err(Diagnostic::error("a tile has at least one element along each dimension")),
    }
}

/// Reads `<[128, 256]>`.
fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Node<'c>> {
    p.expect(Tok::Less)?;
    let mut sizes: Vec<i64> = Vec::new();
    let start = p.token().start();
    p.comma_separated(Delimiter::Square, |p| {
        sizes.push(p.integer()?);
        Ok(())
    })?;
    let place = p.span_from(start);
    p.expect(Tok::Greater)?;
    verify(p.context(), &[Param::Ints(&sizes)]).map_err(|error| error.with_default_span(place))?;
    Ok(p.context().intern(&TILES, &[Param::Ints(&sizes)]))
}

fn print<'c>(node: Node<'c>, p: &mut AsmPrinter<'_, 'c>) {
    let tiles = node.cast::<TilesAttr<'_>>();
    p.write("<[");
    p.comma_separated(tiles.sizes(), |p, size| p.integer(*size));
    p.write("]>");
}

#[cfg(test)]
mod tests {
    use super::*;
    use isogloss::builtin::MemRefType;
    use isogloss::memref::MemRefExt;
    use isogloss::text::{parse_attribute, parse_type};

    /// LangRef, "MemRef Type": `#tiled_2d_128x256`.
    #[test]
    fn the_map_is_that_of_the_language_reference() {
        let ctx = Context::with_dialects([dialect()]);
        let tiles = TilesAttr::get_checked(&ctx, &[128, 256]).expect("a tile");
        let map = "(d0, d1) -> (d0 floordiv 128, d1 floordiv 256, d0 mod 128, d1 mod 256)";
        assert_eq!(tiles.affine_map().to_string(), map);
    }

    #[test]
    fn a_memref_takes_the_layout_as_its_own() {
        let ctx = Context::with_dialects([dialect()]);
        let ty = parse_type(&ctx, "memref<8x8xf32, #tiled.tiles<[4, 2]>, \"fast\">").expect("a type");
        let memref = ty.cast::<MemRefType<'_>>();
        assert!(memref.effective_layout().isa::<TilesAttr<'_>>());
        assert_eq!(memref.strides_and_offset(), None);
        assert_eq!(memref.canonicalize_layout(), memref);
        assert_eq!(ty.to_string(), "memref<8x8xf32, #tiled.tiles<[4, 2]>, \"fast\">");
    }

    #[test]
    fn every_element_has_a_place() {
        let ctx = Context::with_dialects([dialect()]);
        let tiles = TilesAttr::get_checked(&ctx, &[2, 3]).expect("a tile");
        let index = |at: i64| [at / 6, at % 6];
        let mut places: Vec<_> =
            (0..24).map(|at| tiles.address(&[4, 6], &index(at)).expect("inside")).collect();
        assert_eq!(&places[..7], [0, 1, 2, 6, 7, 8, 3], "the first row crosses two tiles");
        places.sort_unstable();
        assert_eq!(places, (0..24).collect::<Vec<_>>());
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let ctx = Context::with_dialects([dialect()]);
        let error = |text| parse_attribute(&ctx, text).expect_err(text);
        assert_eq!(
            error("#tiled.tiles<[4, 0]>").message(),
            "a tile has at least one element along each dimension"
        );
        assert_eq!(error("#tiled.tiles<[4, 0]>").span(), Some(13..19));
        let rank = parse_type(&ctx, "memref<8xf32, #tiled.tiles<[4, 2]>>").expect_err("of another rank");
        assert_eq!(rank.message(), "memref layout mismatch between rank and affine map: 1 != 2");
    }
}
