// ptr.get_metadata
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %m: memref<4xf32, #ptr.generic_space>) {
  %1 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  return
}
// -----
// ptr.get_metadata
func.func @f(%m: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.get_metadata %m {a} : memref<4xf32, #ptr.generic_space>
  return
}
