// The interface of the layouts of memrefs. The runtime's trait is generated from this
// file; a dialect of any crate implements it.

#ifndef ISOGLOSS_MEM_REF_LAYOUT_INTERFACE_TD
#define ISOGLOSS_MEM_REF_LAYOUT_INTERFACE_TD

include "isogloss/Interface.td"
include "isogloss/RustType.td"

def : CppType<"StridedForm", "::isogloss::memref::StridedForm">;

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{ An attribute that lays a memref out. }];
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::memref::MemRefLayoutAttrInterface";
  let methods = [
    InterfaceMethod<[{
      The map of the indices of an element to its place (MLIR's `getAffineMap`).
      Results are places in row-major order; symbols are what is only known at
      run time.
    }], "AffineMap", "affineMap">,
    InterfaceMethod<[{
      Whether a memref of this layout is the same as one without (MLIR's
      `isIdentity`).
    }], "bool", "isIdentity", (ins), [{}], [{ self.affine_map().is_identity() }]>,
    InterfaceMethod<[{
      Checks the layout against the shape of a memref (MLIR's `verifyLayout`):
      the number of dimensions, unless said otherwise.

      # Errors
      Why the layout does not suit the shape.
    }], "LogicalResult", "verifyLayout", (ins "&[i64]":$shape), [{}],
      [{ ::isogloss::memref::verify_map(self.affine_map(), shape) }]>,
    InterfaceMethod<[{
      The strides and the offset for a shape, in elements (MLIR's
      `getStridesAndOffset`); `None` for a layout that has none. Those of the map,
      unless said otherwise.
    }], "Option<StridedForm>", "stridesAndOffset", (ins "&[i64]":$shape), [{}],
      [{ ::isogloss::memref::map_strides_and_offset(self.affine_map(), shape) }]>
  ];
}

#endif // ISOGLOSS_MEM_REF_LAYOUT_INTERFACE_TD
