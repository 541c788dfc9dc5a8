// shard.all_gather
func.func private @f(tensor<4xf32>)  ->  (tensor<4xf32>)
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "shard.all_gather"(%v1) <{grid = @f, grid_axes = array<i16: 0>, gather_axis = 7 : index}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// shard.all_reduce
func.func private @f(memref<2x3xf32, strided<[3, 1], offset: ?>>)  ->  (tensor<f64>)
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%r2 = "shard.all_reduce"(%v1) <{grid = @f, reduction = #shard<partial sum>, grid_axes = array<i16: 0>}> : (memref<2x3xf32, strided<[3, 1], offset: ?>>) -> (tensor<f64>)
// -----
// shard.all_slice
func.func private @f(tensor<2x2xi1>)  ->  (tensor<2x2xi1>)
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "shard.all_slice"(%v1) <{grid = @f, grid_axes = array<i16: 0>, slice_axis = 7 : index}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// shard.all_to_all
func.func private @f(tensor<2x2xi1>)  ->  (tensor<2x2xi1>)
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "shard.all_to_all"(%v1) <{grid = @f, grid_axes = array<i16: 0>, split_axis = 7 : index, concat_axis = 7 : index}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// shard.broadcast
func.func private @f(tensor<4xf32>)  ->  (tensor<4xf32>)
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "shard.broadcast"(%v1) <{grid = @f, grid_axes = array<i16: 0>, root = array<i64>}> : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
// shard.gather
func.func private @f(tensor<2x2xi1>)  ->  (tensor<?x2xi32>)
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "shard.gather"(%v1) <{grid = @f, gather_axis = 7 : index, root = array<i64: 1>}> : (tensor<2x2xi1>) -> (tensor<?x2xi32>)
// -----
// shard.gather
func.func private @f(tensor<2x2xi1>)  ->  (tensor<2x2xi1>)
%v1 = "t.value"() : () -> tensor<2x2xi1>
%r2 = "shard.gather"(%v1) <{grid = @f, grid_axes = array<i16: 0>, gather_axis = 7 : index, root = array<i64: 0, 4>}> : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
// -----
// shard.get_sharding
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shard.get_sharding"(%v1) : (tensor<4xindex>) -> (!shard.sharding)
// -----
// shard.grid
"shard.grid"() <{sym_name = "text", shape = array<i64: 1>}> : () -> ()
// -----
// shard.grid_shape
func.func private @f()  ->  (index, index)
%r1:2 = "shard.grid_shape"() <{grid = @f, axes = array<i16: 0>}> : () -> (index, index)
// -----
// shard.grid_shape
func.func private @f()  ->  (index)
%r1 = "shard.grid_shape"() <{grid = @f, axes = array<i16: 0>}> : () -> (index)
// -----
// shard.neighbors_linear_indices
func.func private @f(index)  ->  (index, index)
%v1 = "t.value"() : () -> index
%r2:2 = "shard.neighbors_linear_indices"(%v1) <{grid = @f, split_axes = array<i16: 0>}> : (index) -> (index, index)
// -----
// shard.neighbors_linear_indices
func.func private @f(index, index)  ->  (index, index)
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3:2 = "shard.neighbors_linear_indices"(%v1, %v2) <{grid = @f, split_axes = array<i16: 0>}> : (index, index) -> (index, index)
// -----
// shard.neighbors_linear_indices
func.func private @f()  ->  (index, index)
%r1:2 = "shard.neighbors_linear_indices"() <{grid = @f, split_axes = array<i16: 0>}> : () -> (index, index)
// -----
// shard.process_linear_index
func.func private @f()  ->  (index)
%r1 = "shard.process_linear_index"() <{grid = @f}> : () -> (index)
// -----
// shard.process_multi_index
func.func private @f()  ->  (index)
%r1 = "shard.process_multi_index"() <{grid = @f, axes = array<i16: 0>}> : () -> (index)
// -----
// shard.process_multi_index
func.func private @f()  ->  (index, index)
%r1:2 = "shard.process_multi_index"() <{grid = @f, axes = array<i16: 0>}> : () -> (index, index)
// -----
// shard.recv
func.func private @f(tensor<?x2xi32>)  ->  (tensor<?x2xi32>)
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "shard.recv"(%v1) <{grid = @f, grid_axes = array<i16: 0>, source = array<i64>}> : (tensor<?x2xi32>) -> (tensor<?x2xi32>)
// -----
// shard.reduce_scatter
func.func private @f(tensor<?x2xi32>)  ->  (tensor<?xcomplex<f32>>)
%v1 = "t.value"() : () -> tensor<?x2xi32>
%r2 = "shard.reduce_scatter"(%v1) <{grid = @f, scatter_axis = 7 : index}> : (tensor<?x2xi32>) -> (tensor<?xcomplex<f32>>)
// -----
// shard.reduce_scatter
func.func private @f(tensor<4xindex>)  ->  (tensor<4xindex>)
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shard.reduce_scatter"(%v1) <{grid = @f, scatter_axis = 7 : index, grid_axes = array<i16: 0>, reduction = #shard<partial sum>}> : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shard.scatter
func.func private @f(tensor<4xindex>)  ->  (tensor<4xindex>)
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shard.scatter"(%v1) <{grid = @f, scatter_axis = 7 : index, root = array<i64: 1>, grid_axes = array<i16: 0>}> : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shard.send
func.func private @f(tensor<4xindex>)  ->  (tensor<4xindex>)
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shard.send"(%v1) <{grid = @f, destination = array<i64: 0, 4>}> : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shard.send
func.func private @f(tensor<?xcomplex<f32>>)  ->  (tensor<2x2xi1>)
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "shard.send"(%v1) <{grid = @f, destination = array<i64>, grid_axes = array<i16: 0>}> : (tensor<?xcomplex<f32>>) -> (tensor<2x2xi1>)
// -----
// shard.shard
%v1 = "t.value"() : () -> tensor<4xf32>
%v2 = "t.value"() : () -> !shard<sharding>
%r3 = "shard.shard"(%v1, %v2) <{annotate_for_users = unit}> : (tensor<4xf32>, !shard<sharding>) -> (tensor<4xf32>)
// -----
// shard.shard
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> !shard<sharding>
%r3 = "shard.shard"(%v1, %v2) : (tensor<4xindex>, !shard<sharding>) -> (tensor<4xindex>)
// -----
// shard.shard_shape
%v1 = "t.value"() : () -> !shard<sharding>
"shard.shard_shape"(%v1) <{dims = array<i64>, device = array<i64>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard<sharding>) -> ()
// -----
// shard.shard_shape
%v1 = "t.value"() : () -> !shard.sharding
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%r4 = "shard.shard_shape"(%v1, %v2, %v3) <{dims = array<i64: 0, 4>, device = array<i64: 0, 4>, operandSegmentSizes = array<i32: 0, 1, 2>}> : (!shard.sharding, index, index) -> (index)
// -----
// shard.shard_shape
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> !shard.sharding
%v4 = "t.value"() : () -> index
%v5 = "t.value"() : () -> index
%r6:2 = "shard.shard_shape"(%v1, %v2, %v3, %v4, %v5) <{dims = array<i64>, device = array<i64>, operandSegmentSizes = array<i32: 2, 1, 2>}> : (index, index, !shard.sharding, index, index) -> (index, index)
// -----
// shard.shift
func.func private @f(tensor<?xcomplex<f32>>)  ->  (tensor<4xf32>)
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r2 = "shard.shift"(%v1) <{grid = @f, shift_axis = 7 : index, offset = 3 : i64, grid_axes = array<i16: 0>, rotate = unit}> : (tensor<?xcomplex<f32>>) -> (tensor<4xf32>)
