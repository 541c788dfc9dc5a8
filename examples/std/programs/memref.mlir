// Language reference of 2020, "Memref Type", to the letter. The document defines `%A` several times, so each part is a
// function of its own; `#imapA` is not defined there.
// langref:490: Index map symbols must be listed in order with symbols for dynamic dimension sizes first
func @helper_2D(memref<16x32xf32>) -> ()
func @helper_3D(memref<16x32x64xf32>) -> ()
func @helper(memref<*xf32>) -> ()
func @static_ranks() {
// With static ranks, we need a function for each
// possible argument type
%A = alloc() : memref<16x32xf32>
%B = alloc() : memref<16x32x64xf32>
call @helper_2D(%A) : (memref<16x32xf32>)->()
call @helper_3D(%B) : (memref<16x32x64xf32>)->()
return
}
func @unknown_rank() {
// With unknown rank, the functions can be unified under one unranked type
%A = alloc() : memref<16x32xf32>
%B = alloc() : memref<16x32x64xf32>
// Remove rank info
%A_u = memref_cast %A : memref<16x32xf32> -> memref<*xf32>
%B_u = memref_cast %B : memref<16x32x64xf32> -> memref<*xf32>
// call same function with dynamic ranks
call @helper(%A_u) : (memref<*xf32>)->()
call @helper(%B_u) : (memref<*xf32>)->()
return
}
// Identity index/layout map
#identity = (d0, d1) -> (d0, d1)
// Column major layout.
#col_major = (d0, d1, d2) -> (d2, d1, d0)
// A 2-d tiled layout with tiles of size 128 x 256.
#tiled_2d_128x256 = (d0, d1) -> (d0 div 128, d1 div 256, d0 mod 128, d1 mod 256)
// A tiled data layout with non-constant tile sizes.
#tiled_dynamic = (d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1,
d0 mod s0, d1 mod s1)
// A layout that yields a padding on two at either end of the minor dimension.
#padded = (d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)
func @maps(memref<16x32xf32, #identity, memspace0>)
func @more_maps(memref<256x512xf32, #tiled_2d_128x256>)
func @column_major(%N: index) {
// %N here binds to the size of the third dimension.
%A = alloc(%N) : memref<16x4x?xf32, #col_major, memspace0>
return
}
func @tiled(%M: index, %N: index, %B1: index, %B2: index) {
// The allocation size will be (%M ceildiv %B1) * %B1 * (%N ceildiv %B2) * %B2
// f32 elements.
%T = alloc(%M, %N) [%B1, %B2] : memref<?x?xf32, #tiled_dynamic>
return
}
func @padding() {
%P = alloc() : memref<16x64xf32, #padded>
return
}
// Affine map with symbol 's0' used as offset for the first dimension.
#imapS = (d0, d1) [s0] -> (d0 + s0, d1)
func @symbols(%n: index, %o: index) {
// Allocate memref and bind the following symbols:
// '%n' is bound to the dynamic second dimension of the memref type.
// '%o' is bound to the symbol 's0' in the affine map of the memref type.
%A = alloc (%n)[%o] : memref<16x?xf32, #imapS>
return
}
#imapA = (d0, d1) -> (d1, d0)
func @access(%i: index, %j: index) {
// Allocates a memref with 2D index space:
// { (i, j) : 0 <= i < 16, 0 <= j < 32 }
%A = alloc() : memref<16x32xf32, #imapA, memspace0>
// Loads data from memref '%A' using a 2D index: (%i, %j)
%v = load %A[%i, %j] : memref<16x32xf32, #imapA, memspace0>
return
}
