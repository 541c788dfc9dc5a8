// shape.add
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "shape.add"(%v1, %v2) : (index, index) -> (index)
// -----
// shape.any
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.any"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.any
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.any"(%v1) : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.assuming
%v1 = "t.value"() : () -> !shape<witness>
"shape.assuming"(%v1) ({
^bb0(%a2: !shape<witness>, %a3: !shape<witness>):
"shape.assuming_yield"() : () -> ()
}) : (!shape<witness>) -> ()
// -----
// shape.assuming_all
%v1 = "t.value"() : () -> !shape.witness
%r2 = "shape.assuming_all"(%v1) : (!shape.witness) -> (!shape.witness)
// -----
// shape.assuming_yield
%v1 = "t.value"() : () -> !shape<witness>
"shape.assuming"(%v1) ({
"shape.assuming_yield"() : () -> ()
}) : (!shape<witness>) -> ()
// -----
// shape.assuming_yield
%v1 = "t.value"() : () -> !shape<witness>
"shape.assuming"(%v1) ({
^bb0(%a2: i32):
"shape.assuming_yield"() : () -> ()
}) : (!shape<witness>) -> ()
// -----
// shape.broadcast
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.broadcast"(%v1, %v2) <{error = "a\0Ab"}> : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.broadcast
%r1 = "shape.broadcast"() : () -> (tensor<4xindex>)
// -----
// shape.broadcast
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.broadcast"(%v1) <{error = "a\0Ab"}> : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.concat
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.const_shape
%r1 = "shape.const_shape"() <{shape = dense<1> : tensor<2xindex>}> : () -> (tensor<4xindex>)
// -----
// shape.const_size
%r1 = "shape.const_size"() <{value = 7 : index}> : () -> (!shape.size)
// -----
// shape.const_witness
%r1 = "shape.const_witness"() <{passing = true}> : () -> (!shape<witness>)
// -----
// shape.cstr_broadcastable
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.cstr_broadcastable"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (!shape.witness)
// -----
// shape.cstr_eq
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.cstr_eq"(%v1) : (tensor<4xindex>) -> (!shape.witness)
// -----
// shape.cstr_eq
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.cstr_eq"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (!shape<witness>)
// -----
// shape.cstr_eq
%r1 = "shape.cstr_eq"() : () -> (!shape<witness>)
// -----
// shape.cstr_require
%v1 = "t.value"() : () -> i1
%r2 = "shape.cstr_require"(%v1) <{msg = "a\0Ab"}> : (i1) -> (!shape<witness>)
// -----
// shape.debug_print
%v1 = "t.value"() : () -> !shape<size>
%r2 = "shape.debug_print"(%v1) : (!shape<size>) -> (!shape<size>)
// -----
// shape.dim
%v1 = "t.value"() : () -> tensor<?xcomplex<f32>>
%v2 = "t.value"() : () -> index
%r3 = "shape.dim"(%v1, %v2) : (tensor<?xcomplex<f32>>, index) -> (index)
// -----
// shape.div
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "shape.div"(%v1, %v2) : (index, index) -> (index)
// -----
// shape.from_extent_tensor
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.from_extent_tensor"(%v1) : (tensor<4xindex>) -> (!shape<shape>)
// -----
// shape.from_extents
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> !shape.size
%r3 = "shape.from_extents"(%v1, %v2) : (index, !shape.size) -> (!shape<shape>)
// -----
// shape.func
"shape.func"() <{sym_name = "a\0Ab", function_type = () -> ()}> ({
"t.use"() : () -> ()
"shape.return"() : () -> ()
}) : () -> ()
// -----
// shape.function_library
"shape.function_library"() <{sym_name = "a\0Ab", mapping = {}}> ({
"shape.yield"() : () -> ()
}) : () -> ()
// -----
// shape.get_extent
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> index
%r3 = "shape.get_extent"(%v1, %v2) : (tensor<4xindex>, index) -> (index)
// -----
// shape.index_to_size
%v1 = "t.value"() : () -> index
%r2 = "shape.index_to_size"(%v1) : (index) -> (!shape.size)
// -----
// shape.is_broadcastable
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.is_broadcastable"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (i1)
// -----
// shape.is_broadcastable
%v1 = "t.value"() : () -> !shape<shape>
%r2 = "shape.is_broadcastable"(%v1) : (!shape<shape>) -> (i1)
// -----
// shape.max
%v1 = "t.value"() : () -> !shape<size>
%v2 = "t.value"() : () -> !shape<size>
%r3 = "shape.max"(%v1, %v2) : (!shape<size>, !shape<size>) -> (!shape<size>)
// -----
// shape.meet
%v1 = "t.value"() : () -> !shape<shape>
%v2 = "t.value"() : () -> !shape<shape>
%r3 = "shape.meet"(%v1, %v2) <{error = ""}> : (!shape<shape>, !shape<shape>) -> (!shape<shape>)
// -----
// shape.meet
%v1 = "t.value"() : () -> !shape<size>
%v2 = "t.value"() : () -> !shape.size
%r3 = "shape.meet"(%v1, %v2) : (!shape<size>, !shape.size) -> (!shape<size>)
// -----
// shape.min
%v1 = "t.value"() : () -> !shape.size
%v2 = "t.value"() : () -> !shape.size
%r3 = "shape.min"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// -----
// shape.mul
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "shape.mul"(%v1, %v2) : (index, index) -> (index)
// -----
// shape.num_elements
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.num_elements"(%v1) : (tensor<4xindex>) -> (index)
// -----
// shape.rank
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.rank"(%v1) : (tensor<4xindex>) -> (index)
// -----
// shape.reduce
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%v3 = "t.value"() : () -> tensor<4xindex>
%r4:2 = "shape.reduce"(%v1, %v2, %v3) ({
}) : (tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>, tensor<4xindex>)
// -----
// shape.reduce
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%v3 = "t.value"() : () -> tensor<4xindex>
%r4:2 = "shape.reduce"(%v1, %v2, %v3) ({
^bb0(%a5: index):
"shape.yield"(%a5) : (index) -> ()
}) : (tensor<4xindex>, tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>, tensor<4xindex>)
// -----
// shape.return
"shape.func"() <{sym_name = "text", function_type = () -> (), res_attrs = []}> ({
%v1 = "t.value"() : () -> f8E4M3FN
"shape.return"(%v1) : (f8E4M3FN) -> ()
}) : () -> ()
// -----
// shape.return
"shape.func"() <{sym_name = "text", function_type = () -> (), arg_attrs = []}> ({
"shape.return"() : () -> ()
}) : () -> ()
// -----
// shape.shape_eq
%v1 = "t.value"() : () -> !shape.shape
%v2 = "t.value"() : () -> !shape.shape
%r3 = "shape.shape_eq"(%v1, %v2) : (!shape.shape, !shape.shape) -> (i1)
// -----
// shape.shape_eq
%v1 = "t.value"() : () -> !shape<shape>
%r2 = "shape.shape_eq"(%v1) : (!shape<shape>) -> (i1)
// -----
// shape.shape_of
%v1 = "t.value"() : () -> memref<4xindex>
%r2 = "shape.shape_of"(%v1) : (memref<4xindex>) -> (tensor<4xindex>)
// -----
// shape.size_to_index
%v1 = "t.value"() : () -> index
%r2 = "shape.size_to_index"(%v1) : (index) -> (index)
// -----
// shape.split_at
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> index
%r3:2 = "shape.split_at"(%v1, %v2) : (tensor<4xindex>, index) -> (tensor<4xindex>, tensor<4xindex>)
// -----
// shape.to_extent_tensor
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.to_extent_tensor"(%v1) : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.value_as_shape
%v1 = "t.value"() : () -> tensor<4xindex>
%r2 = "shape.value_as_shape"(%v1) : (tensor<4xindex>) -> (tensor<4xindex>)
// -----
// shape.value_of
%v1 = "t.value"() : () -> !shape.value_shape
%r2 = "shape.value_of"(%v1) : (!shape.value_shape) -> (vector<4xindex>)
// -----
// shape.with_shape
%v1 = "t.value"() : () -> tensor<4xindex>
%v2 = "t.value"() : () -> tensor<4xindex>
%r3 = "shape.with_shape"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (!shape.value_shape)
// -----
// shape.yield
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
"shape.yield"(%v1, %v2) : (f64, f64) -> ()
// -----
// shape.yield
"shape.yield"() : () -> ()
// -----
// shape.yield
%v1 = "t.value"() : () -> !llvm.void
"shape.yield"(%v1) : (!llvm.void) -> ()
