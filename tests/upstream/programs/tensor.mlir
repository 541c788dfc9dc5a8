// tensor.bitcast
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tensor.bitcast"(%v1) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tensor.cast
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "tensor.cast"(%v1) : (tensor<?xcomplex<f32>>) -> (tensor<?xcomplex<f32>>)
// -----
// tensor.collapse_shape
%v1 = "t.value"() : () -> tensor<f64>
%r2 = "tensor.collapse_shape"(%v1) <{reassociation = []}> : (tensor<f64>) -> (tensor<f64>)
// -----
// tensor.concat
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tensor.concat"(%v1, %v2) <{dim = 0 : i64}> : (tensor<?x2xi32>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tensor.concat
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "tensor.concat"(%v1) <{dim = 0 : i64}> : (tensor<?xcomplex<f32>>) -> (tensor<?xcomplex<f32>>)
// -----
// tensor.dim
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> index
%r3 = "tensor.dim"(%v1, %v2) : (tensor<2x2xi1>, index) -> (index)
// -----
// tensor.empty
%v1 = "t.value"() : () -> index
%r2 = "tensor.empty"(%v1) : (index) -> (tensor<?xcomplex<f32>>)
// -----
// tensor.empty
%r1 = "tensor.empty"() : () -> (tensor<f64>)
// -----
// tensor.expand_shape
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "tensor.expand_shape"(%v1) <{reassociation = [], static_output_shape = array<i64: 1>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// tensor.expand_shape
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> index
%r3 = "tensor.expand_shape"(%v1, %v2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1>}> : (tensor<4xindex>, index) -> (tensor<4xindex>)
// -----
// tensor.extract
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "tensor.extract"(%v1) : (tensor<?xcomplex<f32>>) -> (f32)
// -----
// tensor.extract
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "tensor.extract"(%v1, %v2, %v3) : (tensor<?xcomplex<f32>>, index, index) -> (index)
// -----
// tensor.extract_slice
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%r8 = "tensor.extract_slice"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{static_offsets = array<i64: 1>, static_sizes = array<i64>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 2, 2, 2>}> : (tensor<?x2xi32>, index, index, index, index, index, index) -> (tensor<?x2xi32>)
// -----
// tensor.extract_slice
%v1 = "t.value"() : () -> tensor<f64>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%r5 = "tensor.extract_slice"(%v1, %v2, %v3, %v4) <{static_offsets = array<i64>, static_sizes = array<i64: 1>, static_strides = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<f64>, index, index, index) -> (tensor<f64>)
// -----
// tensor.extract_slice
%v1 = "t.value"() : () -> tensor<2x2xi1>
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "tensor.extract_slice"(%v1, %v2, %v3) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (tensor<2x2xi1>, index, index) -> (tensor<2x2xi1>)
// -----
// tensor.gather
%v1 = "t.value"() : () -> tensor<4x4xf32>
%v2 = "t.value"() : () -> tensor<6x1xi32>
%r3 = "tensor.gather"(%v1, %v2) <{gather_dims = array<i64: 0>}> : (tensor<4x4xf32>, tensor<6x1xi32>) -> (tensor<6x1x4xf32>)
// -----
// tensor.gather
%v1 = "t.value"() : () -> tensor<4x4xf32>
%v2 = "t.value"() : () -> tensor<6x2xindex>
%r3 = "tensor.gather"(%v1, %v2) <{gather_dims = array<i64: 0, 1>, unique = unit}> : (tensor<4x4xf32>, tensor<6x2xindex>) -> (tensor<6xf32>)
// -----
// tensor.generate
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "tensor.generate"(%v1, %v2) ({
^bb0(%a4: tensor<?xcomplex<f32>>):
"tensor.yield"(%a4) : (tensor<?xcomplex<f32>>) -> ()
}) : (index, index) -> (tensor<?xcomplex<f32>>)
// -----
// tensor.generate
%r1 = "tensor.generate"() ({
^bb0(%a2: i32, %a3: tensor<f64>):
%v4 = "t.value"() : () -> memref<i64, 3>
"tensor.yield"(%v4) : (memref<i64, 3>) -> ()
}) : () -> (tensor<f64>)
// -----
// tensor.generate
%v1 = "t.value"() : () -> index
%r2 = "tensor.generate"(%v1) ({
^bb0(%a3: index):
%v4 = "t.value"() : () -> none
"tensor.yield"(%v4) : (none) -> ()
}) : (index) -> (tensor<?x2xi32>)
// -----
// tensor.insert_slice
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%r3 = "tensor.insert_slice"(%v1, %v2) <{static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (tensor<4xindex>, tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// tensor.insert_slice
%v1 = "t.value"() : () -> tensor<?x2xi32>
%v2 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%r6 = "tensor.insert_slice"(%v1, %v2, %v3, %v4, %v5) <{static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: 0, 4>, operandSegmentSizes = array<i32: 1, 1, 2, 0, 1>}> : (tensor<?x2xi32>, tensor<?xcomplex<f32>>, index, index, index) -> (tensor<?x2xi32>)
// -----
// tensor.insert_slice
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> tensor<?x2xi32>
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%v6 = "t.value"() : () -> index
%v7 = "t.value"() : () -> index
%r8 = "tensor.insert_slice"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{static_offsets = array<i64>, static_sizes = array<i64: 0, 4>, static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 2>}> : (tensor<?xcomplex<f32>>, tensor<?x2xi32>, index, index, index, index, index) -> (tensor<?x2xi32>)
// -----
// tensor.pad
%v1 = "t.value"() : () -> tensor<2x2xf32>
%r2 = "tensor.pad"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 1, 2>, static_high = array<i64: 1, 2>}> ({
^bb0(%a3: index, %a4: index):
%v5 = "t.value"() : () -> f32
"tensor.yield"(%v5) : (f32) -> ()
}) : (tensor<2x2xf32>) -> (tensor<4x6xf32>)
// -----
// tensor.parallel_insert_slice
%o = "t.value"() : () -> tensor<4xf32>
%s = scf.forall (%i) in (2) shared_outs(%d = %o) -> (tensor<4xf32>) {
%v1 = "t.value"() : () -> tensor<1xf32>
%v2 = "t.value"() : () -> tensor<4xf32>
scf.forall.in_parallel {
"tensor.parallel_insert_slice"(%v1, %d) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
}
}
// -----
// tensor.rank
%v1 = "t.value"() : () -> tensor<*xf32>
%r2 = "tensor.rank"(%v1) : (tensor<*xf32>) -> (index)
// -----
// tensor.reshape
%v1 = "t.value"() : () -> tensor<*xf32>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "tensor.reshape"(%v1, %v2) : (tensor<*xf32>, tensor<4xindex>) -> (tensor<*xf32>)
// -----
// tensor.scatter
%v1 = "t.value"() : () -> tensor<6xf32>
%v2 = "t.value"() : () -> tensor<4x4xf32>
%v3 = "t.value"() : () -> tensor<6x2xindex>
%r4 = "tensor.scatter"(%v1, %v2, %v3) <{scatter_dims = array<i64: 0, 1>, unique = unit}> : (tensor<6xf32>, tensor<4x4xf32>, tensor<6x2xindex>) -> (tensor<4x4xf32>)
// -----
// tensor.splat
%v1 = "t.value"() : () -> index
%r2 = "tensor.splat"(%v1) : (index) -> (tensor<4xindex>)
// -----
// tensor.yield
%v1 = "t.value"() : () -> tensor<4xindex>
"tensor.yield"(%v1) : (tensor<4xindex>) -> ()
