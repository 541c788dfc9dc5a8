// Programs of several dialects that passes of mlir-opt lower. See `tests/src/passes.rs`.
func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

func.func @convolution(%image: memref<1x10x10x3xf32>, %kernel: memref<3x3x3x8xf32>, %out: memref<1x8x8x8xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%image, %kernel : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%out : memref<1x8x8x8xf32>)
  return
}

func.func @transposed(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%b : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %power = math.exp %x : f32
    %sum = arith.addf %power, %y : f32
    linalg.yield %sum : f32
  }
  return
}

func.func @bounded(%a: tensor<?x4xi32>, %size: index) -> (tensor<?x4xi32>, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %limit = arith.constant 7 : i32
  %part = tensor.extract_slice %a[%zero, 0] [%size, 4] [2, 1] : tensor<?x4xi32> to tensor<?x4xi32>
  %cut = linalg.map { arith.minsi } ins(%part, %part : tensor<?x4xi32>, tensor<?x4xi32>) outs(%part : tensor<?x4xi32>)
  %last = scf.for %i = %zero to %size step %one iter_args(%best = %limit) -> (i32) {
    %found = tensor.extract %cut[%i, %zero] : tensor<?x4xi32>
    %less = arith.cmpi slt, %found, %best : i32
    %next = scf.if %less -> (i32) {
      scf.yield %found : i32
    } else {
      scf.yield %best : i32
    }
    scf.yield %next : i32
  }
  return %cut, %last : tensor<?x4xi32>, i32
}

func.func @rounded(%z: complex<f64>, %n: index, %v: vector<4xf32>) -> (f64, index, vector<4xf32>) {
  %size = complex.abs %z : complex<f64>
  %root = math.sqrt %size : f64
  %half = arith.ceildivsi %n, %n : index
  %w = math.fma %v, %v, %v : vector<4xf32>
  return %root, %half, %w : f64, index, vector<4xf32>
}
