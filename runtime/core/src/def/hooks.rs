//! The hooks by which a dialect checks its attributes on operations.

use crate::attribute::Attribute;
use crate::diagnostic::Diagnostic;
use crate::ir::OpRef;

/// Checks a dialect's attributes on operations. The author implements it for the dialect's struct
/// (ODS `hasOperationAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::OperationAttrVerify`",
    label = "`OperationAttrVerify` is not implemented",
    note = "the definition of the dialect sets `hasOperationAttrVerify`",
    note = "`fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic>;`"
)]
pub trait OperationAttrVerify {
    /// Checks an attribute of an operation. `name` is its whole name, `"dialect.name"`.
    ///
    /// # Errors
    /// If the operation may not have the attribute.
    fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic>;
}

/// Checks a dialect's attributes on the arguments of functions. The author implements it for the
/// dialect's struct (ODS `hasRegionArgAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::RegionArgAttrVerify`",
    label = "`RegionArgAttrVerify` is not implemented",
    note = "the definition of the dialect sets `hasRegionArgAttrVerify`",
    note = "`fn verify<'c>(op: OpRef<'_, 'c>, region: usize, argument: usize, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic>;`"
)]
pub trait RegionArgAttrVerify {
    /// Checks an attribute of the argument of an index, in the region of an index. `name` is its whole
    /// name, `"dialect.name"`.
    ///
    /// # Errors
    /// If the argument may not have the attribute.
    fn verify<'c>(
        op: OpRef<'_, 'c>,
        region: usize,
        argument: usize,
        name: &[u8],
        value: Attribute<'c>,
    ) -> Result<(), Diagnostic>;
}

/// Checks a dialect's attributes on the results of functions. The author implements it for the
/// dialect's struct (ODS `hasRegionResultAttrVerify`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::RegionResultAttrVerify`",
    label = "`RegionResultAttrVerify` is not implemented",
    note = "the definition of the dialect sets `hasRegionResultAttrVerify`",
    note = "`fn verify<'c>(op: OpRef<'_, 'c>, region: usize, result: usize, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic>;`"
)]
pub trait RegionResultAttrVerify {
    /// Checks an attribute of the result of an index, of the region of an index. `name` is its whole name,
    /// `"dialect.name"`.
    ///
    /// # Errors
    /// If the result may not have the attribute.
    fn verify<'c>(
        op: OpRef<'_, 'c>,
        region: usize,
        result: usize,
        name: &[u8],
        value: Attribute<'c>,
    ) -> Result<(), Diagnostic>;
}
