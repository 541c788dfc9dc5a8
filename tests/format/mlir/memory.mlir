memref.global "private" constant @table:memref<4xi32>=dense<[1,2,3,4]>{alignment=64}
func.func @memory(%a:memref<8x16xf32>,%i:index,%t:tensor<8x?xf32>,%f:f32){
  %0=memref.alloc(%i)[%i]{alignment=16}:memref<?xf32,affine_map<(d0)[s0]->(d0+s0)>>
  %1=memref.alloca() : memref<4xf32,3>
%2=memref.subview %a[0,%i][4,4][1,1] : memref<8x16xf32>to memref<4x4xf32,strided<[16,1],offset:?>>
    %3 = memref.reinterpret_cast %a to offset:[0],sizes:[10,2],strides:[2,1]:memref<8x16xf32>to memref<10x2xf32,strided<[2,1]>>
  %4=memref.expand_shape %a[[0,1],[2]]output_shape[2,4,16]:memref<8x16xf32>into memref<2x4x16xf32>
  // A copy of all.
  memref.copy %1 , %1:memref<4xf32,3>to memref<4xf32,3>
  %dim=memref.dim %0,%i : memref<?xf32,affine_map<(d0)[s0]->(d0+s0)>>
  %g=memref.get_global @table:memref<4xi32>
  memref.prefetch %a[%i,%i],read,locality<3>,data:memref<8x16xf32>
  %5=tensor.extract_slice %t[0,0] [4, 4] [1,1]:tensor<8x?xf32> to tensor<4x4xf32>
  %6=tensor.pad %5 low[0,%i]high[1,0]{
   ^bb0(%x:index,%y:index):
  %pad=arith.constant 0.0:f32
    tensor.yield %pad:f32
  }:tensor<4x4xf32>to tensor<5x?xf32>
  %7=tensor.insert %f into
       %t[%i,%i] : tensor<8x?xf32>
  %8 = complex.constant[1.0:f32,2.0:f32]:complex<f32>
  memref.dealloc %0:memref<?xf32,affine_map<(d0)[s0]->(d0+s0)>>
  return}
