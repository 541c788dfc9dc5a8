func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %m: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %3 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %4 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %5 = ptr.ptr_add nusw %p, %i {x} : !ptr.ptr<#ptr.generic_space>, index
  return
}
