//! MLIR's types, attributes, text and data layouts in Rust: interned, typed,
//! shared between threads, and read and written as `mlir-opt` does.
//!
//! A [`Context`] owns types and attributes. Dialects are static tables
//! ([`mod@def`]) that `isogloss-codegen` generates from `.td` files, or the
//! derives from Rust structs; the handles it generates are `Copy`, typed and
//! compare by pointer.
//!
//! It is not a compiler: it has no pass pipelines, no conversions between dialects and no lowering to machine code. Programs
//! that transform IR are written with [`ir`]; the text that they print is read by `mlir-opt`, which has passes.
//!
//! # Features
//! | feature | default | what it adds |
//! |---|---|---|
//! | `derive` | yes | dialects declared by derives and by `dialect!` |
//! | `ir` | yes | operations: the module `ir`, the operations of `builtin`, the dialect `func`, data layouts of scopes |
//! | `bytecode` | yes | the module `bytecode`: IR in MLIR's binary form; needs `ir` |
//! | `llvm` | yes | the types and attributes of the dialect `llvm`, LLVM's data layout strings; needs `bytecode` |
//! | `gpu` | yes | the dialect `gpu`; needs `ir` |
//! | `memref-transforms` | yes | views and reshapes of memrefs, the addresses of their elements, the lowering of their layouts |
//! | `pictures` | yes | layouts as text, SVG and JSON; needs `memref-transforms` |
//! | `serde` | no | types, attributes and handles serialize as their text |
//! | `check-ids` | no | release builds check ids of operations, blocks, regions and values, too |
//!
//! Without `ir` and what needs it, the runtime is what a dialect of types, attributes, interfaces and layouts needs. It compiles in
//! a third of the time.
//!
//! # Crates
//! The runtime is the crate `isogloss-core`. This one adds the macros.

#[doc(inline)]
pub use isogloss_core::*;

/// Declares an operation by a struct:
///
/// ```
/// use isogloss::ir::{Ir, ValueId};
/// use isogloss::{Context, Dialect, Operation};
///
/// #[derive(Dialect)]
/// #[dialect(operations(ConstantOp, AddOp))]
/// struct Calc;
///
/// #[derive(Operation)]
/// #[dialect(Calc, traits(ConstantLike, Pure), format = "$value attr-dict")]
/// struct Constant {
///     #[attribute]
///     value: i64,
///     #[result(I64)]
///     result: ValueId,
/// }
///
/// #[derive(Operation)]
/// #[dialect(
///     Calc,
///     traits(Pure, SameOperandsAndResultType),
///     format = "$lhs `,` $rhs attr-dict `:` type($sum)"
/// )]
/// struct Add {
///     #[operand(SignlessIntegerOrIndexLike)]
///     lhs: ValueId,
///     #[operand(SignlessIntegerOrIndexLike)]
///     rhs: ValueId,
///     #[result(SignlessIntegerOrIndexLike)]
///     sum: ValueId,
/// }
///
/// let ctx = Context::with_dialects([Calc::dialect()]);
/// let mut ir = Ir::new(&ctx);
/// let body = ir.body();
/// let mut builder = ir.builder_at_end(body);
/// let one = constant(&mut builder, 1);
/// let two = add(&mut builder, one, one);
/// let op = ir.value(two).defining_op().unwrap().cast::<AddOp>();
/// assert_eq!(op.lhs().id(), one);
/// assert_eq!(format!("{op} uses {}", op.lhs()), "%1 = calc.add %0, %0 : i64 uses %0");
/// assert!(ir.verify().is_ok());
/// assert_eq!(
///     ir.to_string(),
///     "module {\n  %0 = calc.constant 1\n  %1 = calc.add %0, %0 : i64\n}\n"
/// );
/// ```
#[cfg(all(feature = "derive", feature = "ir"))]
pub use isogloss_macros::Operation;
#[cfg(feature = "derive")]
pub use isogloss_macros::{
    DataLayoutType, Dialect, DialectAttr, DialectEnum, DialectType, dialect, interface,
};
