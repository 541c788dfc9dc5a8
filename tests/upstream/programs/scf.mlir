// scf.condition
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> !llvm.metadata
"scf.condition"(%v1, %v2) : (i1, !llvm.metadata) -> ()
// -----
// scf.condition
%v1 = "t.value"() : () -> i1
"scf.condition"(%v1) : (i1) -> ()
// -----
// scf.execute_region
"scf.execute_region"() ({
"scf.yield"() : () -> ()
}) : () -> ()
// -----
// scf.execute_region
%r1:2 = "scf.execute_region"() ({
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> i1
"scf.yield"(%v2, %v3) : (i1, i1) -> ()
}) : () -> (i1, i1)
// -----
// scf.forall
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%v3 = "t.value"() : () -> index
%v4 = "t.value"() : () -> tensor<f64>
%v5 = "t.value"() : () -> tensor<?xcomplex<f32>>
%r6:2 = "scf.forall"(%v1, %v2, %v3, %v4, %v5) <{staticLowerBound = array<i64: 1>, staticUpperBound = array<i64>, staticStep = array<i64: 0, 4>, operandSegmentSizes = array<i32: 0, 1, 2, 2>, mapping = []}> ({
^bb0(%a7: index, %a8: index, %a9: index, %a10: index, %a11: tensor<f64>, %a12: tensor<?xcomplex<f32>>):
"scf.forall.in_parallel"() ({
^bb0(%a13: index, %a14: index, %a15: index):
}) : () -> ()
}) : (index, index, index, tensor<f64>, tensor<?xcomplex<f32>>) -> (tensor<f64>, tensor<?xcomplex<f32>>)
// -----
// scf.forall.in_parallel
"scf.forall.in_parallel"() ({
^bb0(%a1: i32):
}) : () -> ()
// -----
// scf.forall.in_parallel
"scf.forall.in_parallel"() ({
"t.use"() : () -> ()
"t.end"() : () -> ()
}) : () -> ()
// -----
// scf.forall.in_parallel
"scf.forall.in_parallel"() ({
}) : () -> ()
// -----
// scf.if
%v1 = "t.value"() : () -> i1
"scf.if"(%v1) ({
"scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
// -----
// scf.index_switch
%v1 = "t.value"() : () -> index
%r2 = "scf.index_switch"(%v1) <{cases = array<i64>}> ({
^bb0(%a3: index, %a4: index, %a5: index):
%v6 = "t.value"() : () -> i64
"scf.yield"(%v6) : (i64) -> ()
}) : (index) -> (i64)
// -----
// scf.index_switch
%v1 = "t.value"() : () -> index
"scf.index_switch"(%v1) <{cases = array<i64>}> ({
^bb0(%a2: index, %a3: index):
"t.use"() : () -> ()
"scf.yield"() : () -> ()
}) : (index) -> ()
// -----
// scf.parallel
"scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
"t.use"() : () -> ()
"scf.reduce"() ({
%v1 = "t.value"() : () -> !llvm.void
"scf.reduce.return"(%v1) : (!llvm.void) -> ()
}) : () -> ()
}) : () -> ()
// -----
// scf.reduce
%v1 = "t.value"() : () -> memref<i64, 3>
"scf.reduce"(%v1) : (memref<i64, 3>) -> ()
// -----
// scf.reduce
%v1 = "t.value"() : () -> !llvm.void
%v2 = "t.value"() : () -> !llvm.void
"scf.reduce"(%v1, %v2) ({
}) : (!llvm.void, !llvm.void) -> ()
// -----
// scf.reduce
%v1 = "t.value"() : () -> i128
"scf.reduce"(%v1) ({
^bb0(%a2: index, %a3: i128):
"t.use"() : () -> ()
"scf.reduce.return"(%a3) : (i128) -> ()
}, {
%v4 = "t.value"() : () -> i128
"scf.reduce.return"(%v4) : (i128) -> ()
}) : (i128) -> ()
// -----
// scf.reduce.return
%v1 = "t.value"() : () -> f16
"scf.reduce.return"(%v1) : (f16) -> ()
// -----
// scf.while
"scf.while"() ({
^bb0(%a1: index, %a2: index, %a3: index):
"scf.yield"(%a1, %a1, %a1) : (index, index, index) -> ()
}, {
^bb0(%a4: index):
"scf.yield"() : () -> ()
}) : () -> ()
// -----
// scf.while
"scf.while"() ({
^bb0(%a1: i32, %a2: i32):
"t.use"() : () -> ()
"scf.yield"() : () -> ()
}, {
"scf.yield"() : () -> ()
}) : () -> ()
// -----
// scf.while
"scf.while"() ({
"scf.yield"() : () -> ()
}, {
}) : () -> ()
// -----
// scf.yield
"scf.yield"() : () -> ()
// -----
// scf.yield
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
"scf.yield"(%v1) : (!llvm.func<i32 (i32)>) -> ()
// -----
// scf.yield
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
"scf.yield"(%v1, %v2) : (vector<4xindex>, vector<4xindex>) -> ()
