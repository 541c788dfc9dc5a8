//! A dialect of physical units, without a definition file: structs, enums and
//! derives.
//!
//! ```
//! use isogloss::{Context, text::parse_type};
//! use units::{Length, LengthType, Unit, Units};
//!
//! let ctx = Context::with_dialects([Units::dialect()]);
//! let length = Length { unit: Unit::Metre, repr: ctx.f32() }.intern(&ctx);
//! assert_eq!(length.to_string(), "!units.length<m, f32>");
//! let parsed = parse_type(&ctx, "!units.length<m, f32>")?;
//! assert_eq!(parsed.dyn_cast::<LengthType>().map(LengthType::unit), Some(Unit::Metre));
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

use isogloss::{
    Attribute, Context, DataLayoutType, Diagnostic, Dialect, DialectAttr, DialectEnum, DialectType, Type,
};

/// Physical units around numbers.
#[derive(Clone, Copy, Debug, Dialect)]
#[dialect(types(LengthType, RangeType), attributes(ScaleAttr))]
pub struct Units;

/// A unit of length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
pub enum Unit {
    /// The metre.
    #[dialect(text = "m")]
    Metre,
    /// The international foot.
    #[dialect(text = "ft")]
    Foot,
}

/// A length: a number with a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Units, mnemonic = "length", format = "`<` $unit `,` $repr `>`")]
#[data_layout(like(repr))]
pub struct Length<'c> {
    /// The unit.
    pub unit: Unit,
    /// The type of the number.
    pub repr: Type<'c>,
}

/// The lengths between two lengths, both of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType, DataLayoutType)]
#[dialect(Units, mnemonic = "range", format = "`<` $of (`,` `open` $open^)? `>`", verify)]
#[data_layout(array(of, "2"))]
pub struct Range<'c> {
    /// The type of both ends.
    pub of: LengthType<'c>,
    /// Whether the range excludes its upper end.
    #[dialect(default = "false")]
    pub open: bool,
}

impl RangeTypeVerify for RangeType<'_> {
    fn verify<'c>(_: &'c Context, of: LengthType<'c>, _: bool) -> Result<(), Diagnostic> {
        match of.unit() {
            Unit::Metre => Ok(()),
            Unit::Foot => Err(Diagnostic::error("a range is in metres")),
        }
    }
}

/// A named factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Units, mnemonic = "scale", format = "`<` struct(params) `>`")]
pub struct Scale<'c> {
    /// The name of the scaled quantity.
    pub name: &'c str,
    /// The factor.
    pub factor: u32,
    /// A remark.
    pub note: Option<Attribute<'c>>,
}
