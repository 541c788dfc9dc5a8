// smt.and
%v1 = "t.value"() : () -> !smt<bool>
%r2 = "smt.and"(%v1) : (!smt<bool>) -> (!smt<bool>)
// -----
// smt.and
%r1 = "smt.and"() : () -> (!smt<bool>)
// -----
// smt.and
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%r3 = "smt.and"(%v1, %v2) : (!smt<bool>, !smt<bool>) -> (!smt<bool>)
// -----
// smt.assert
%v1 = "t.value"() : () -> !smt<bool>
"smt.assert"(%v1) : (!smt<bool>) -> ()
// -----
// smt.bv.add
%v1 = "t.value"() : () -> !smt.bv<8>
%v2 = "t.value"() : () -> !smt.bv<8>
%r3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<8>, !smt.bv<8>) -> (!smt.bv<8>)
// -----
// smt.bv.and
%v1 = "t.value"() : () -> !smt<bv<4>>
%v2 = "t.value"() : () -> !smt<bv<4>>
%r3 = "smt.bv.and"(%v1, %v2) : (!smt<bv<4>>, !smt<bv<4>>) -> (!smt<bv<4>>)
// -----
// smt.bv.ashr
%v1 = "t.value"() : () -> !smt<bv<1>>
%v2 = "t.value"() : () -> !smt<bv<1>>
%r3 = "smt.bv.ashr"(%v1, %v2) : (!smt<bv<1>>, !smt<bv<1>>) -> (!smt<bv<1>>)
// -----
// smt.bv.cmp
%v1 = "t.value"() : () -> !smt.bv<1>
%v2 = "t.value"() : () -> !smt.bv<1>
%r3 = "smt.bv.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bool)
// -----
// smt.bv.concat
%v1 = "t.value"() : () -> !smt.bv< 32 >
%v2 = "t.value"() : () -> !smt.bv< 32 >
%r3 = "smt.bv.concat"(%v1, %v2) : (!smt.bv< 32 >, !smt.bv< 32 >) -> (!smt.bv< 32 >)
// -----
// smt.bv.extract
%v1 = "t.value"() : () -> !smt.bv< 32 >
%r2 = "smt.bv.extract"(%v1) <{lowBit = -1 : i32}> : (!smt.bv< 32 >) -> (!smt.bv< 32 >)
// -----
// smt.bv.lshr
%v1 = "t.value"() : () -> !smt.bv<1>
%v2 = "t.value"() : () -> !smt.bv<1>
%r3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// -----
// smt.bv.mul
%v1 = "t.value"() : () -> !smt.bv< 4 >
%v2 = "t.value"() : () -> !smt.bv< 4 >
%r3 = "smt.bv.mul"(%v1, %v2) : (!smt.bv< 4 >, !smt.bv< 4 >) -> (!smt.bv< 4 >)
// -----
// smt.bv.neg
%v1 = "t.value"() : () -> !smt<bv<1>>
%r2 = "smt.bv.neg"(%v1) : (!smt<bv<1>>) -> (!smt<bv<1>>)
// -----
// smt.bv.not
%v1 = "t.value"() : () -> !smt.bv<4>
%r2 = "smt.bv.not"(%v1) : (!smt.bv<4>) -> (!smt.bv<4>)
// -----
// smt.bv.or
%v1 = "t.value"() : () -> !smt<bv< 16 >>
%v2 = "t.value"() : () -> !smt<bv< 16 >>
%r3 = "smt.bv.or"(%v1, %v2) : (!smt<bv< 16 >>, !smt<bv< 16 >>) -> (!smt<bv< 16 >>)
// -----
// smt.bv.repeat
%v1 = "t.value"() : () -> !smt<bv<1>>
%r2 = "smt.bv.repeat"(%v1) : (!smt<bv<1>>) -> (!smt<bv<1>>)
// -----
// smt.bv.sdiv
%v1 = "t.value"() : () -> !smt<bv<8>>
%v2 = "t.value"() : () -> !smt<bv<8>>
%r3 = "smt.bv.sdiv"(%v1, %v2) : (!smt<bv<8>>, !smt<bv<8>>) -> (!smt<bv<8>>)
// -----
// smt.bv.shl
%v1 = "t.value"() : () -> !smt<bv<8>>
%v2 = "t.value"() : () -> !smt<bv<8>>
%r3 = "smt.bv.shl"(%v1, %v2) : (!smt<bv<8>>, !smt<bv<8>>) -> (!smt<bv<8>>)
// -----
// smt.bv.smod
%v1 = "t.value"() : () -> !smt.bv< 16 >
%v2 = "t.value"() : () -> !smt.bv< 16 >
%r3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv< 16 >, !smt.bv< 16 >) -> (!smt.bv< 16 >)
// -----
// smt.bv.srem
%v1 = "t.value"() : () -> !smt<bv<4>>
%v2 = "t.value"() : () -> !smt<bv<4>>
%r3 = "smt.bv.srem"(%v1, %v2) : (!smt<bv<4>>, !smt<bv<4>>) -> (!smt<bv<4>>)
// -----
// smt.bv.udiv
%v1 = "t.value"() : () -> !smt<bv< 32 >>
%v2 = "t.value"() : () -> !smt<bv< 32 >>
%r3 = "smt.bv.udiv"(%v1, %v2) : (!smt<bv< 32 >>, !smt<bv< 32 >>) -> (!smt<bv< 32 >>)
// -----
// smt.bv.urem
%v1 = "t.value"() : () -> !smt.bv< 2 >
%v2 = "t.value"() : () -> !smt<bv< 2 >>
%r3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv< 2 >, !smt<bv< 2 >>) -> (!smt<bv< 2 >>)
// -----
// smt.bv.xor
%v1 = "t.value"() : () -> !smt.bv< 4 >
%v2 = "t.value"() : () -> !smt.bv< 4 >
%r3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv< 4 >, !smt.bv< 4 >) -> (!smt.bv< 4 >)
// -----
// smt.bv2int
%v1 = "t.value"() : () -> !smt<bv<4>>
%r2 = "smt.bv2int"(%v1) <{is_signed = unit}> : (!smt<bv<4>>) -> (!smt.int)
// -----
// smt.check
"smt.check"() ({
"t.use"() : () -> ()
"smt.yield"() : () -> ()
}, {
"smt.yield"() : () -> ()
}, {
"smt.yield"() : () -> ()
}) : () -> ()
// -----
// smt.constant
%r1 = "smt.constant"() <{value = false}> : () -> (!smt.bool)
// -----
// smt.declare_fun
%r1 = "smt.declare_fun"() : () -> (!smt<bool>)
// -----
// smt.distinct
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%r3 = "smt.distinct"(%v1, %v2) : (!smt<bool>, !smt<bool>) -> (!smt<bool>)
// -----
// smt.eq
%v1 = "t.value"() : () -> !smt.bool
%v2 = "t.value"() : () -> !smt.bool
%r3 = "smt.eq"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// -----
// smt.exists
%r1 = "smt.exists"() <{noPattern = unit}> ({
^bb0(%a2: i32, %a3: !smt.bool, %a4: i32):
"smt.yield"() : () -> ()
}) : () -> (!smt.bool)
// -----
// smt.exists
%r1 = "smt.exists"() <{noPattern = unit, boundVarNames = []}> ({
%v2 = "t.value"() : () -> !smt.bool
"smt.yield"(%v2) : (!smt.bool) -> ()
}, {
^bb0(%a3: index, %a4: index, %a5: index):
%v6 = "t.value"() : () -> !smt.bool
"smt.yield"(%v6) : (!smt.bool) -> ()
}, {
"smt.yield"() : () -> ()
}) : () -> (!smt.bool)
// -----
// smt.exists
%r1 = "smt.exists"() <{weight = 0 : i32, noPattern = unit, boundVarNames = []}> ({
}) : () -> (!smt.bool)
// -----
// smt.forall
%r1 = "smt.forall"() <{noPattern = unit}> ({
%v2 = "t.value"() : () -> !smt<bool>
"smt.yield"(%v2) : (!smt<bool>) -> ()
}) : () -> (!smt<bool>)
// -----
// smt.implies
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%r3 = "smt.implies"(%v1, %v2) : (!smt<bool>, !smt<bool>) -> (!smt<bool>)
// -----
// smt.int.abs
%v1 = "t.value"() : () -> !smt.int
%r2 = "smt.int.abs"(%v1) : (!smt.int) -> (!smt.int)
// -----
// smt.int.add
%v1 = "t.value"() : () -> !smt<int>
%v2 = "t.value"() : () -> !smt<int>
%r3 = "smt.int.add"(%v1, %v2) : (!smt<int>, !smt<int>) -> (!smt<int>)
// -----
// smt.int.add
%r1 = "smt.int.add"() : () -> (!smt.int)
// -----
// smt.int.add
%v1 = "t.value"() : () -> !smt<int>
%r2 = "smt.int.add"(%v1) : (!smt<int>) -> (!smt<int>)
// -----
// smt.int.cmp
%v1 = "t.value"() : () -> !smt.int
%v2 = "t.value"() : () -> !smt.int
%r3 = "smt.int.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// -----
// smt.int.constant
%r1 = "smt.int.constant"() <{value = -1 : i32}> : () -> (!smt<int>)
// -----
// smt.int.div
%v1 = "t.value"() : () -> !smt.int
%v2 = "t.value"() : () -> !smt<int>
%r3 = "smt.int.div"(%v1, %v2) : (!smt.int, !smt<int>) -> (!smt<int>)
// -----
// smt.int.mod
%v1 = "t.value"() : () -> !smt<int>
%v2 = "t.value"() : () -> !smt<int>
%r3 = "smt.int.mod"(%v1, %v2) : (!smt<int>, !smt<int>) -> (!smt.int)
// -----
// smt.int.mul
%v1 = "t.value"() : () -> !smt<int>
%r2 = "smt.int.mul"(%v1) : (!smt<int>) -> (!smt<int>)
// -----
// smt.int.mul
%r1 = "smt.int.mul"() : () -> (!smt.int)
// -----
// smt.int.mul
%v1 = "t.value"() : () -> !smt.int
%v2 = "t.value"() : () -> !smt.int
%r3 = "smt.int.mul"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// -----
// smt.int.sub
%v1 = "t.value"() : () -> !smt<int>
%v2 = "t.value"() : () -> !smt<int>
%r3 = "smt.int.sub"(%v1, %v2) : (!smt<int>, !smt<int>) -> (!smt<int>)
// -----
// smt.int2bv
%v1 = "t.value"() : () -> !smt.int
%r2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt<bv< 32 >>)
// -----
// smt.ite
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%v3 = "t.value"() : () -> !smt<bool>
%r4 = "smt.ite"(%v1, %v2, %v3) : (!smt<bool>, !smt<bool>, !smt<bool>) -> (!smt<bool>)
// -----
// smt.not
%v1 = "t.value"() : () -> !smt<bool>
%r2 = "smt.not"(%v1) : (!smt<bool>) -> (!smt<bool>)
// -----
// smt.or
%v1 = "t.value"() : () -> !smt.bool
%r2 = "smt.or"(%v1) : (!smt.bool) -> (!smt.bool)
// -----
// smt.or
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%r3 = "smt.or"(%v1, %v2) : (!smt<bool>, !smt<bool>) -> (!smt.bool)
// -----
// smt.pop
"smt.pop"() <{count = 1 : i32}> : () -> ()
// -----
// smt.push
"smt.push"() <{count = 5 : i32}> : () -> ()
// -----
// smt.reset
"smt.reset"() : () -> ()
// -----
// smt.set_logic
"smt.solver"() ({
"t.use"() : () -> ()
"smt.set_logic"() <{logic = "text"}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
// -----
// smt.solver
%v1 = "t.value"() : () -> memref<i64, 3>
%r2 = "smt.solver"(%v1) ({
^bb0(%a3: i32):
"t.use"() : () -> ()
"smt.set_logic"() <{logic = "text"}> : () -> ()
}) : (memref<i64, 3>) -> (memref<i64, 3>)
// -----
// smt.solver
%v1 = "t.value"() : () -> i1
%r2:2 = "smt.solver"(%v1) ({
}) : (i1) -> (i1, i1)
// -----
// smt.solver
%v1 = "t.value"() : () -> !llvm.ptr<3>
"smt.solver"(%v1) ({
^bb0(%a2: index, %a3: index):
%v4 = "t.value"() : () -> !llvm.ptr<3>
"smt.yield"(%v4) : (!llvm.ptr<3>) -> ()
}) : (!llvm.ptr<3>) -> ()
// -----
// smt.xor
%r1 = "smt.xor"() : () -> (!smt.bool)
// -----
// smt.xor
%v1 = "t.value"() : () -> !smt<bool>
%v2 = "t.value"() : () -> !smt<bool>
%r3 = "smt.xor"(%v1, %v2) : (!smt<bool>, !smt<bool>) -> (!smt<bool>)
// -----
// smt.yield
%v1 = "t.value"() : () -> vector<2x[4]xi64>
"smt.yield"(%v1) : (vector<2x[4]xi64>) -> ()
// -----
// smt.yield
"smt.yield"() : () -> ()
// -----
// smt.yield
%v1 = "t.value"() : () -> memref<?x?xi32>
%v2 = "t.value"() : () -> !smt<bv< 8 >>
"smt.yield"(%v1, %v2) : (memref<?x?xi32>, !smt<bv< 8 >>) -> ()
