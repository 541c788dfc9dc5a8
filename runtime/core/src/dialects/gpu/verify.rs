//! The checks of types and attributes, and of attributes on any operation.

use super::generated::{
    GpuDialect, KernelMetadataAttrVerify, KernelTableAttrVerify, MMAMatrixTypeVerify, ObjectAttrVerify,
    SelectObjectAttrVerify,
};
use super::{
    CompilationTarget, KernelMetadataAttr, KernelTableAttr, MMAMatrixType, ObjectAttr, SelectObjectAttr,
    is_foreign,
};
use crate::builtin::ops::MODULE;
use crate::builtin::{
    ArrayAttr, DenseArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, IntegerType, Signedness,
    StringAttr, SymbolRefAttr, TypeAttr, UnitAttr, float_kind,
};
use crate::constraint::Subject;
use crate::ir::{OpRef, OperationAttrVerify, SymbolTables};
use crate::numeric::FloatKind;
use crate::{Attribute, Context, Diagnostic, Type};

fn refuse(message: &str) -> Result<(), Diagnostic> {
    Err(Diagnostic::error(message))
}

/// Whether a matrix can have elements of a type.
fn is_element(ty: Type<'_>) -> bool {
    match ty.dyn_cast::<IntegerType<'_>>() {
        Some(ty) => ty.width() == 32 || ty.width() == 8 && ty.signedness() != Signedness::Signless,
        None => matches!(float_kind(ty), Some(FloatKind::F16 | FloatKind::F32 | FloatKind::F64)),
    }
}

impl MMAMatrixTypeVerify for MMAMatrixType<'_> {
    fn verify<'c>(
        _: &'c Context,
        shape: &'c [i64],
        element_type: Type<'c>,
        operand: &'c [u8],
    ) -> Result<(), Diagnostic> {
        if !matches!(operand, b"AOp" | b"BOp" | b"COp") {
            return refuse("operand expected to be one of AOp, BOp or COp");
        }
        if shape.len() != 2 {
            return refuse("MMAMatrixType must have exactly two dimensions");
        }
        if is_element(element_type) {
            Ok(())
        } else {
            refuse("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
        }
    }
}

impl KernelMetadataAttrVerify for KernelMetadataAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        name: StringAttr<'c>,
        _: Type<'c>,
        arg_attrs: Option<ArrayAttr<'c>>,
        _: Option<DictionaryAttr<'c>>,
    ) -> Result<(), Diagnostic> {
        if name.bytes().is_empty() {
            return refuse("the kernel name can't be empty");
        }
        let are_dictionaries =
            arg_attrs.is_none_or(|all| all.elements().iter().all(|one| one.isa::<DictionaryAttr<'_>>()));
        if are_dictionaries {
            Ok(())
        } else {
            refuse("all attributes in the array must be a dictionary attribute")
        }
    }
}

impl KernelTableAttrVerify for KernelTableAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        kernels: crate::List<'c, KernelMetadataAttr<'c>>,
    ) -> Result<(), Diagnostic> {
        let kernels: Vec<_> = kernels.iter().collect();
        if kernels.is_sorted_by(|before, kernel| before.name().bytes() < kernel.name().bytes()) {
            Ok(())
        } else {
            refuse("expected all kernels to be uniquely named")
        }
    }
}

impl ObjectAttrVerify for ObjectAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        target: Attribute<'c>,
        _: CompilationTarget,
        _: StringAttr<'c>,
        _: Option<DictionaryAttr<'c>>,
        _: Option<KernelTableAttr<'c>>,
    ) -> Result<(), Diagnostic> {
        if is_foreign(Subject::Attr(target)) {
            Ok(())
        } else {
            refuse("the target attribute must implement or promise the `gpu::TargetAttrInterface`")
        }
    }
}

impl SelectObjectAttrVerify for SelectObjectAttr<'_> {
    fn verify<'c>(_: &'c Context, target: Option<Attribute<'c>>) -> Result<(), Diagnostic> {
        let Some(target) = target else { return Ok(()) };
        match target.dyn_cast::<IntegerAttr<'_>>() {
            Some(index) if index.to_i64().is_some_and(i64::is_negative) => {
                refuse("the object index must be positive")
            }
            None if !is_foreign(Subject::Attr(target)) => {
                refuse("the target attribute must be a GPU Target attribute")
            }
            _ => Ok(()),
        }
    }
}

/// The attributes of functions with the sizes of their launches.
const SIZES: [&[u8]; 3] = [b"gpu.known_block_size", b"gpu.known_grid_size", b"gpu.known_cluster_size"];
/// The attribute of modules that contain modules for GPUs.
const CONTAINER: &[u8] = b"gpu.container_module";

impl OperationAttrVerify for GpuDialect {
    fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic> {
        if SIZES.contains(&name) {
            let is_i32 = |sizes: &DenseArrayAttr<'c>| sizes.element_type() == op.context().i32();
            let what = match value.dyn_cast::<DenseArrayAttr<'_>>().filter(is_i32) {
                None => "be a dense i32 array",
                Some(sizes) if sizes.size() != 3 => "contain exactly 3 elements",
                Some(_) => return Ok(()),
            };
            return Err(op.error(format_args!("{} must {what}", String::from_utf8_lossy(name))));
        }
        if name == CONTAINER && value.isa::<UnitAttr<'_>>() {
            if !op.is(MODULE) {
                return refuse(
                    "expected 'gpu.container_module' attribute to be attached to 'builtin.module'",
                );
            }
            return launches(op);
        }
        Ok(())
    }
}

/// Checks the kernels that the functions of a module launch.
fn launches(module: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let mut symbols = SymbolTables::default();
    let functions = module.regions().flat_map(|region| region.blocks().flat_map(|block| block.ops()));
    let launches = functions.flat_map(OpRef::walk).filter(|op| op.name() == "gpu.launch_func");
    for launch in launches {
        // Launches nested deeper belong to nested modules.
        if launch.parent().and_then(OpRef::parent).map(OpRef::id) == Some(module.id()) {
            verify_launch(launch, module, &mut symbols)?;
        }
    }
    Ok(())
}

fn verify_launch<'a, 'c>(
    launch: OpRef<'a, 'c>,
    module: OpRef<'a, 'c>,
    symbols: &mut SymbolTables<'a, 'c>,
) -> Result<(), Diagnostic> {
    let reference = launch.attribute("kernel").and_then(|kernel| kernel.dyn_cast::<SymbolRefAttr<'_>>());
    let Some(reference) = reference else { return Ok(()) };
    let root = reference.path().first().and_then(|name| name.dyn_cast::<StringAttr<'_>>());
    let Some(root) = root else { return Ok(()) };
    let refuse = |what: String| Err(launch.error(what));
    let name = String::from_utf8_lossy(root.bytes());
    let Some(container) = symbols.lookup_in(module, root.bytes()) else {
        return refuse(format!("kernel container '{name}' is undefined"));
    };
    match container.name() {
        "gpu.binary" => return Ok(()),
        "gpu.module" => {}
        _ => return refuse(format!("kernel module '{name}' is undefined")),
    }
    let Some(kernel) = symbols.lookup_path(module, reference) else {
        return refuse(format!("kernel function '{reference}' is undefined"));
    };
    let ty = kernel.attribute("function_type").and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>());
    let Some(ty) = ty.map(TypeAttr::value) else {
        let error = launch.error(format_args!("referenced kernel '{reference}' is not a function"));
        return Err(error.note_at(kernel, "see the kernel definition here"));
    };
    if kernel.attribute("gpu.kernel").is_none() {
        return refuse("kernel function is missing the 'gpu.kernel' attribute".to_owned());
    }
    let operands =
        launch.def().and_then(|def| def.operands.iter().position(|group| group.name == "kernelOperands"));
    let (Some(operands), "gpu.func", Some(ty)) = (operands, kernel.name(), ty.dyn_cast::<FunctionType<'_>>())
    else {
        return Ok(());
    };
    let values = launch.operand_group(operands);
    let (found, expected) = (values.len(), ty.inputs().len());
    if found != expected {
        return refuse(format!("got {found} kernel operands but expected {expected}"));
    }
    match values.zip(ty.inputs()).position(|(value, expected)| value.ty() != *expected) {
        Some(index) => refuse(format!("type of function argument {index} does not match")),
        None => Ok(()),
    }
}
