//! Interfaces of MLIR whose functions are C++, for loaded types and attributes that list them: each is a row of [`of_mlir`].
//!
//! The other interfaces of MLIR 22 are matched by name only. Nothing calls their functions, or a missing function is an
//! unknown answer:
//!
//! | interface | who asks, and what is accepted |
//! |---|---|
//! | `MemRefElementTypeInterface`, `VectorElementTypeInterface` | the verifiers of memrefs and vectors |
//! | `ShapedType` | conditions; a shape that no parameter has is unknown (`ShapedTypeInterfaceTable::by_parameters`) |
//! | `ElementsAttr`, `TypedAttr` | conditions and `memref.global`; the type is unknown |
//! | `DataLayoutEntryInterface` | lists of `#dlti`; the key is unknown, and no query finds it |
//! | `DataLayoutTypeInterface` | queries, which have no answer without a rule |
//! | `PtrLikeTypeInterface`, `MemorySpaceAttrInterface`, `DeviceMappingAttrInterface`, `PoisonAttrInterface`, `TargetAttrInterface` | conditions of `ptr`, `scf`, `ub` and `gpu`, and parameters |
//! | `DataLayoutSpecInterface`, `DLTIQueryInterface` | nothing: modules have the attributes of `dlti` only |
//! | `VerifiableTensorEncoding`, `SymbolUserAttrInterface`, `BlobAttr`, `OpAsmTypeInterface`, `OpAsmAttrInterface`, interfaces of single dialects | nothing: any attribute is an encoding, and aliases and symbols of C++ are not known |

use isogloss::affine::AffineMap;
use isogloss::builtin::FLOAT_TYPE_INTERFACE;
use isogloss::def::InterfaceImpl;
use isogloss::layout::{
    DataLayoutEntry, TARGET_DEVICE_SPEC_INTERFACE, TARGET_SYSTEM_SPEC_INTERFACE,
    TargetDeviceSpecInterfaceTable, TargetSystemSpecInterfaceTable,
};
use isogloss::memref::{MEM_REF_LAYOUT_ATTR_INTERFACE, MemRefLayoutAttrInterfaceTable};
use isogloss::{Node, Param};

/// The entry for an interface of MLIR, by its full C++ name, if the runtime calls its functions or names it
/// differently.
pub(crate) fn of_mlir(full: &str) -> Option<InterfaceImpl> {
    Some(match full {
        // The number format is not known, so constants of the type are not parsed.
        "mlir::FloatType" => InterfaceImpl::new(&FLOAT_TYPE_INTERFACE, &()),
        "mlir::MemRefLayoutAttrInterface" => InterfaceImpl::new(&MEM_REF_LAYOUT_ATTR_INTERFACE, &LAYOUT),
        "mlir::TargetDeviceSpecInterface" => InterfaceImpl::new(&TARGET_DEVICE_SPEC_INTERFACE, &DEVICE),
        "mlir::TargetSystemSpecInterface" => InterfaceImpl::new(&TARGET_SYSTEM_SPEC_INTERFACE, &SYSTEM),
        _ => return None,
    })
}

/// A layout that only C++ knows: it accepts every shape, and has no strides.
static LAYOUT: MemRefLayoutAttrInterfaceTable = MemRefLayoutAttrInterfaceTable {
    affine_map: |node| AffineMap::get(node.context(), 0, 0, &[]),
    is_identity: |_| false,
    verify_layout: |_, _| Ok(()),
    strides_and_offset: |_, _| None,
};

static DEVICE: TargetDeviceSpecInterfaceTable = TargetDeviceSpecInterfaceTable { entries };
static SYSTEM: TargetSystemSpecInterfaceTable = TargetSystemSpecInterfaceTable { entries };

/// The entries in the parameters of an attribute, also in lists.
fn entries<'c>(node: Node<'c>) -> Vec<DataLayoutEntry<'c>> {
    let lists = node.params().iter().filter_map(|param| {
        let Param::Attrs(attributes) = param else { return None };
        Some(*attributes)
    });
    lists.flatten().filter_map(|attribute| DataLayoutEntry::of(*attribute)).collect()
}
