//! Forms of operations of dialects that have no module of their own here, of which the definition files of MLIR leave the
//! text to C++ (ODS `hasCustomAssemblyFormat`), and for which the language of forms (`isogloss/Form.td`) has no words. A
//! dialect that is loaded from these files has them by the names of its operations, unless a form is declared.
//!
//! | module | operations |
//! |---|---|
//! | `nvvm` | `nvvm.mma.sync` and those beside it |
//! | `spirv::operations` | `spirv.CopyMemory`, `spirv.INTEL.SubgroupBlockWrite`, `spirv.SpecConstantOperation` |
//!
//! Declared forms are made of directives. [`directives`] has those that serve the forms of one project, by project.
//!
//! `names` has the names of results and arguments that follow from attributes or places, and `spellings` how types and attributes are printed whose
//! text is kept.

mod acc;
mod affine;
mod r#async;
mod circt;
pub mod directives;
mod emitc;
mod flang;
mod gpu;
mod irdl;
mod iree;
mod linalg;
mod ml_program;
mod names;
mod nvvm;
mod omp;
mod pdl;
mod shape;
mod smt;
mod sparse_tensor;
mod spellings;
mod spirv;
mod stablehlo;
mod torch;
mod tosa;
mod tpp;
mod transform;
mod vector;
mod wasmssa;

use isogloss::def::{InterfaceImpl, Spelling};
use isogloss::ir::interfaces::OP_ASM_OP_INTERFACE;
use isogloss::ir::{OpSyntax, ResultNames};
use isogloss::plumbing::op::custom_syntax;

/// The form of an operation, whose definition has that C++ namespace (ODS `cppNamespace`).
///
/// ```
/// use isogloss_dialects::forms;
///
/// assert!(forms::of("nvvm.mma.sync", "::mlir::NVVM").is_some());
/// assert!(forms::of("nvvm.mma.sync", "::geometry").is_none());
/// ```
#[must_use]
pub fn of(operation: &str, namespace: &str) -> Option<OpSyntax> {
    let namespace = namespace.trim_start_matches(':');
    let found = ALL.iter().find(|(within, name, _)| *within == namespace && *name == operation)?;
    Some(found.2)
}

/// The names of the results of an operation in custom form, whose definition has that C++ namespace (ODS `cppNamespace`)
/// (MLIR `OpAsmOpInterface::getAsmResultNames`).
///
/// ```
/// use isogloss_dialects::forms;
///
/// assert!(forms::result_names_of("gpu.thread_id", "::mlir::gpu").is_some());
/// assert!(forms::result_names_of("gpu.barrier", "::mlir::gpu").is_none());
/// ```
#[must_use]
pub fn result_names_of(operation: &str, namespace: &str) -> Option<ResultNames> {
    names::of(operation, namespace.trim_start_matches(':'))
}

/// The functions of an interface of an operation, whose definition has that C++ namespace and leaves these to C++.
///
/// ```
/// use isogloss_dialects::forms;
///
/// let names = forms::interface_of("omp.canonical_loop", "::mlir::omp", "::mlir::OpAsmOpInterface");
/// assert!(names.is_some_and(|names| names.interface.name == "OpAsmOpInterface"));
/// assert!(forms::interface_of("omp.loop_nest", "::mlir::omp", "::mlir::OpAsmOpInterface").is_none());
/// ```
#[must_use]
pub fn interface_of(operation: &str, namespace: &str, interface: &str) -> Option<InterfaceImpl> {
    if interface.trim_start_matches(':') != "mlir::OpAsmOpInterface" {
        return None;
    }
    let table = names::of_regions(operation, namespace.trim_start_matches(':'))?;
    Some(InterfaceImpl::new(&OP_ASM_OP_INTERFACE, table))
}

/// How a dialect, whose definitions have that C++ namespace, prints types and attributes whose text is kept.
///
/// ```
/// use isogloss::{Context, def::DefKind};
/// use isogloss_dialects::forms;
///
/// let spelling = forms::spelling_of("spirv", "::mlir::spirv").expect("it has types in C++");
/// let text = spelling(&Context::new(), DefKind::Type, "array<4xf32>");
/// assert_eq!(text.expect("a type of spirv").as_deref(), Some("array<4 x f32>"));
/// ```
#[must_use]
pub fn spelling_of(dialect: &str, namespace: &str) -> Option<Spelling> {
    spellings::of(dialect, namespace.trim_start_matches(':'))
}

/// The C++ namespace of the definition, the name of the operation, and its form.
static ALL: &[(&str, &str, OpSyntax)] = &[
    ("mlir::NVVM", "nvvm.mma.block_scale", custom_syntax::<nvvm::Mma<false, true>>()),
    ("mlir::NVVM", "nvvm.mma.sp.block_scale", custom_syntax::<nvvm::Mma<true, true>>()),
    ("mlir::NVVM", "nvvm.mma.sp.sync", custom_syntax::<nvvm::Mma<true, false>>()),
    ("mlir::NVVM", "nvvm.mma.sync", custom_syntax::<nvvm::Mma<false, false>>()),
    ("mlir::spirv", "spirv.CopyMemory", custom_syntax::<spirv::operations::CopyMemory>()),
    (
        "mlir::spirv",
        "spirv.INTEL.SubgroupBlockWrite",
        custom_syntax::<spirv::operations::SubgroupBlockWrite>(),
    ),
    (
        "mlir::spirv",
        "spirv.SpecConstantOperation",
        custom_syntax::<spirv::operations::SpecConstantOperation>(),
    ),
];
