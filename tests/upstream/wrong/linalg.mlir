// linalg.generic: right
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j)[s] -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j, i + j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f16, %y: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4x2xf32>) outs(%m : memref<4x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x2xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i - 1, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.generic
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 2, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.yield
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %x : f32, f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.yield
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %h : f16
  } -> tensor<4xf32>
  return
}
// -----
// linalg.index
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 2 : index
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
// -----
// linalg.index
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.index 0 : index
  return
}
// -----
// linalg.matmul: right
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.matmul ins(%a, %r : tensor<4x8xf32>, tensor<4xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.matmul
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%r, %b : tensor<4xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.batch_matmul
func.func @f(%a: tensor<5x4x8xf32>, %b: tensor<5x8x2xf32>, %c: tensor<5x4x2xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (i, b, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>] ins(%a, %b : tensor<5x4x8xf32>, tensor<5x8x2xf32>) outs(%c : tensor<5x4x2xf32>) -> tensor<5x4x2xf32>
  return
}
// -----
// linalg.batch_matmul
func.func @f(%a: tensor<5x4x8xf32>, %b: tensor<5x8x2xf32>, %c: tensor<5x4x2xf32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (i, b, j)>] ins(%a, %b : tensor<5x4x8xf32>, tensor<5x8x2xf32>) outs(%c : tensor<5x4x2xf32>) -> tensor<5x4x2xf32>
  return
}
// -----
// linalg.contract
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.contract
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf: right
func.func @f(%i: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %p: tensor<1x4x5x8xf32>, %w: tensor<3x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf
func.func @f(%i: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %p: tensor<1x4x5x8xf32>, %w: tensor<3x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%p : tensor<1x4x5x8xf32>) -> tensor<1x4x5x8xf32>
  return
}
// -----
// linalg.conv_2d_nhwc_hwcf
func.func @f(%i: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %p: tensor<1x4x5x8xf32>, %w: tensor<3x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%i, %w : tensor<1x9x9x3xf32>, tensor<3x3xf32>) outs(%o : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
// linalg.pooling_nhwc_max
func.func @f(%i: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %p: tensor<1x4x5x8xf32>, %w: tensor<3x3xf32>, %q: tensor<1x4x4x3xf32>) {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<3> : tensor<2xi64>} ins(%i, %w : tensor<1x9x9x3xf32>, tensor<3x3xf32>) outs(%q : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  return
}
// -----
// linalg.depthwise_conv_2d_nhwc_hwc: right
func.func @f(%i: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x4x4x8xf32>, %p: tensor<1x4x5x8xf32>, %w: tensor<3x3xf32>, %d: tensor<3x3x3xf32>, %q: tensor<1x7x7x3xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%i, %d : tensor<1x9x9x3xf32>, tensor<3x3x3xf32>) outs(%q : tensor<1x7x7x3xf32>) -> tensor<1x7x7x3xf32>
  return
}
// -----
// linalg.fill
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.fill ins(%r : tensor<4xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.exp
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.add
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.add ins(%c, %r : tensor<4x2xf32>, tensor<4xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.map
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.map ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
// linalg.map
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.map ins(%c : tensor<4x2xf32>) outs(%c : tensor<4x2xf32>) (%x: f16, %y: f32) {
    linalg.yield %y : f32
  }
  return
}
// -----
// linalg.reduce
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [0] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
// linalg.reduce
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [2] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}
// -----
// linalg.transpose
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x2xf32>) permutation = [1, 0]
  return
}
// -----
// linalg.transpose
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x2xf32>) permutation = [1, 1]
  return
}
// -----
// linalg.broadcast
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.broadcast ins(%r : tensor<4xf32>) outs(%b : tensor<8x2xf32>) dimensions = [1]
  return
}
// -----
// linalg.broadcast
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.broadcast ins(%r : tensor<4xf32>) outs(%c : tensor<4x2xf32>) dimensions = [2]
  return
}
// -----
// linalg.broadcast: right
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.broadcast ins(%r : tensor<4xf32>) outs(%c : tensor<4x2xf32>) dimensions = [1]
  return
}
// -----
// linalg.softmax
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// linalg.softmax
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %r: tensor<4xf32>, %m: memref<4x2xf32>, %f: f32, %h: f16) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
// linalg.pack: right
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32)  inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s   inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32)  inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<16x9xf32> -> tensor<2x1x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%h : f16)  inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32)  inner_dims_pos = [0, 0] inner_tiles = [8, 8] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32)  inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32) outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.pack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.pack %s padding_value(%f : f32)  inner_dims_pos = [0, 1] inner_tiles = [8, 0] into %d : tensor<16x9xf32> -> tensor<2x2x8x8xf32>
  return
}
// -----
// linalg.unpack
func.func @f(%s: tensor<16x9xf32>, %d: tensor<2x2x8x8xf32>, %e: tensor<2x1x8x8xf32>, %f: f32, %h: f16, %n: index) {
  %0 = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [8] into %s : tensor<2x2x8x8xf32> -> tensor<16x9xf32>
  return
}
// -----
// linalg.winograd_filter_transform
func.func @f(%a: tensor<2x4x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x4x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
