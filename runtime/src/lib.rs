//! MLIR's definition language, IR (text and bytecode) and data layouts in Rust: interned, typed, shared between threads, and read
//! and written as `mlir-opt` does. Neither an LLVM installation nor C++ is needed.
//!
//! # What it is, and what it is not
//! A dialect is described once, in a `.td` file or by derives. From this come typed handles with accessors, builders, a verifier,
//! a parser and a printer, bytecode and data layouts. Programs read, build, check, fold, rewrite and print IR with them.
//!
//! It is not a compiler: it has no pass pipelines, no conversions between dialects and no lowering to machine code. The text that
//! it prints is read by `mlir-opt`, which has passes.
//!
//! # A first example
//! ```
//! use isogloss::Context;
//! use isogloss::ir::Ir;
//!
//! // A definition file, here as a string: `dialect! { file = "shapes.td" }` reads one.
//! isogloss::dialect! { r#"
//!     include "isogloss/Op.td"
//!     def Shapes : Dialect { let name = "shapes"; }
//!     def Shapes_Box : TypeDef<Shapes, "Box"> {
//!       let mnemonic = "box";
//!       let parameters = (ins "u32":$width, "u32":$height);
//!       let assemblyFormat = "`<` $width `x` $height `>`";
//!     }
//!     def Shapes_TurnOp : Op<Shapes, "turn", [Pure]> {
//!       let arguments = (ins Shapes_Box:$box, DefaultValuedAttr<I64Attr, "90">:$angle);
//!       let results = (outs Shapes_Box:$turned);
//!       let assemblyFormat = "$box (`by` $angle^)? attr-dict `:` type($box) `->` type($turned)";
//!     }
//! "# }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let ctx = Context::with_dialects([dialect()]);
//! let text = "%0 = \"t.box\"() : () -> !shapes.box<3 x 4>
//!             %1 = shapes.turn %0 : <3 x 4> -> <4 x 3>";
//! let mut ir = Ir::parse(&ctx, text)?;
//! ir.verify()?;
//!
//! // Typed accessors: the width of what was turned.
//! let turn = ir.block(ir.body()).ops().find_map(|op| op.dyn_cast::<TurnOp<'_, '_>>()).unwrap();
//! let turned = turn.turned();
//! assert_eq!(turned.ty().cast::<BoxType<'_>>().width(), 4);
//! assert_eq!(turn.angle(), 90);
//!
//! // A builder for each operation; what is optional is a method.
//! let (value, ty) = (turned.id(), BoxType::get(&ctx, 3, 4));
//! let body = ir.body();
//! let mut builder = ir.builder_at_end(body);
//! TurnOp::builder(&mut builder, ty, value).angle(270).create();
//! assert!(ir.to_string().ends_with("shapes.turn %1 by 270 : <4 x 3> -> <3 x 4>\n}\n"));
//! # Ok(())
//! # }
//! ```
//!
//! # Where it is
//! | to … | see |
//! |---|---|
//! | own types and attributes | [`Context`], [`Type`], [`Attribute`], [`builtin`] |
//! | generate a dialect | [`dialect!`](macro@dialect), the derives [`Dialect`](macro@Dialect), [`DialectType`](macro@DialectType), [`Operation`](macro@Operation); `isogloss-codegen` in a build script |
//! | parse and print | [`Ir::parse`](ir::Ir::parse), [`ir::text`], [`text`] |
//! | build | [`ir::Builder`] |
//! | verify | [`Ir::verify`](ir::Ir::verify), [`Ir::inspect`](ir::Ir::inspect), [`ir::VerifyOptions`] |
//! | walk | [`OpRef::walk`](ir::OpRef::walk), [`Ir::walk_changing`](ir::Ir::walk_changing) |
//! | infer the types of results | [`ir::infer`] |
//! | fold | [`ir::fold`] |
//! | ask for common properties of operations | [`ir::interfaces`] |
//! | rewrite: patterns, dead code, common subexpressions | [`rewrite`] |
//! | look up and change symbols | [`ir::SymbolTables`], [`ir::SymbolTable`] |
//! | lay out types | [`layout`], [`memref`] |
//! | read and write bytecode | [`bytecode`] |
//! | show errors | [`Diagnostic`], [`text::LineIndex`] |
//! | use dialects of MLIR | [`dialects`], the crate `isogloss-dialects` |
//! | load a dialect at run time | the crate `isogloss-load` |
//! | have an own `mlir-opt` or a language server | the crate `isogloss-cli` |
//! | test with `RUN` and `CHECK` lines | the crate `isogloss-testing` |
//!
//! The book is in the folder `docs/` of the repository: tutorials (`docs/tutorial/types.md`, `docs/tutorial/operations.md`), guides, the
//! reference of formats and derives, and a page from 70 tasks to their places, `docs/tasks.md`. `mdbook build docs` turns it into HTML.
//!
//! # Features
//! | feature | default | additions |
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
//! Without `ir` and what needs it, the runtime suffices for a dialect of types, attributes, interfaces and layouts. It compiles in
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
    DataLayoutType, Dialect, DialectAttr, DialectEnum, DialectType, dialect, external_models, interface,
};
