// spirv.Load
spirv.func @f2() "Inline|Pure" {
    %0 = spirv.mlir.addressof @g2 : !spirv.ptr<vector<3xi32>, Input>
    %1 = spirv.Load "Input" %0 : vector<3xi32>
  spirv.Return
}
// -----
// spirv.Load
spirv.func @f2() "Inline|Pure" {
    %0 = spirv.mlir.addressof @g2 : !spirv.ptr<vector<3xi32>, Input>
    %2 = spirv.Load "Input" %0 ["Aligned", 4] {z} : vector<3xi32>
  spirv.Return
}
// -----
// spirv.Load
spirv.func @f2() "Inline|Pure" {
    %0 = spirv.mlir.addressof @g2 : !spirv.ptr<vector<3xi32>, Input>
    %3 = spirv.Load "Input" %0 ["Volatile"] : vector<3xi32>
  spirv.Return
}
// -----
// spirv.Variable
spirv.func @f2() "Inline|Pure" {
    %v = spirv.Variable : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
// spirv.Constant
spirv.func @f2() "Inline|Pure" {
    %c = spirv.Constant 1.0 : f32
  spirv.Return
}
// -----
// spirv.Variable
spirv.func @f2() "Inline|Pure" {
    %c = spirv.Constant 1.0 : f32
    %v2 = spirv.Variable init(%c) : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
// spirv.Variable
spirv.func @f2() "Inline|Pure" {
    %v3 = spirv.Variable {y} : !spirv.ptr<f32, Function>
  spirv.Return
}
// -----
// spirv.Store
spirv.func @f2() "Inline|Pure" {
    %v = spirv.Variable : !spirv.ptr<f32, Function>
    %c = spirv.Constant 1.0 : f32
    spirv.Store "Function" %v, %c : f32
  spirv.Return
}
// -----
// spirv.Store
spirv.func @f2() "Inline|Pure" {
    %v = spirv.Variable : !spirv.ptr<f32, Function>
    %c = spirv.Constant 1.0 : f32
    spirv.Store "Function" %v, %c ["Aligned", 8] : f32
  spirv.Return
}
// -----
// spirv.Store
spirv.func @f2() "Inline|Pure" {
    %v = spirv.Variable : !spirv.ptr<f32, Function>
    %c = spirv.Constant 1.0 : f32
    spirv.Store "Function" %v, %c ["Volatile|Nontemporal"] : f32
  spirv.Return
}
// -----
// spirv.IAddCarry
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %0 = spirv.IAddCarry %x, %y : !spirv.struct<(i32, i32)>
  spirv.Return
}
// -----
// spirv.CompositeExtract
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %2 = spirv.CompositeExtract %s[0 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  spirv.Return
}
// -----
// spirv.CompositeExtract
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %4 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  spirv.Return
}
// -----
// spirv.CompositeExtract
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %5 = spirv.CompositeExtract %m[1 : i32] : !spirv.matrix<3 x vector<3xf32>>
  spirv.Return
}
// -----
// spirv.Constant
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %k0 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  spirv.Return
}
// -----
// spirv.Constant
spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %k1 = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
  spirv.Return
}
// -----
// spirv.AtomicIAdd
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i1 = spirv.AtomicIAdd <Workgroup> <AcquireRelease> %p, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicIIncrement
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i2 = spirv.AtomicIIncrement <Device> <Release> %p {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicCompareExchange
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i3 = spirv.AtomicCompareExchange <Device> <Release> <Acquire> %p, %x, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.EXT.AtomicFAdd
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i4 = spirv.EXT.AtomicFAdd <Device> <Release> %pf, %f : !spirv.ptr<f32, StorageBuffer>
  return
}
// -----
// spirv.AtomicExchange
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i5 = spirv.AtomicExchange <Device> <Release> %p, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.Image
func.func @f(%im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %c : vector<2xsi32>, %si : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %cf : vector<2xf32>, %f : f32, %t : vector<4xf32>) {
  %4 = spirv.Image %si : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
// -----
// spirv.AtomicAnd
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicAnd <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicExchange
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicExchange <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicIAdd
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicIAdd <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicISub
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicISub <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicOr
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicOr <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicSMax
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicSMax <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicSMin
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicSMin <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicUMax
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicUMax <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicUMin
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicUMin <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicXor
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicXor <Device> <AcquireRelease> %p, %x {a} : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicIIncrement
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicIIncrement <Device> <Acquire> %p : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicIDecrement
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicIDecrement <Device> <Acquire> %p : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicCompareExchange
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicCompareExchange <Device> <Acquire> <Release> %p, %x, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.AtomicCompareExchangeWeak
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.AtomicCompareExchangeWeak <Device> <Acquire> <Release> %p, %x, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
// spirv.EXT.AtomicFAdd
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.EXT.AtomicFAdd <Device> <Acquire> %pf, %f : !spirv.ptr<f32, StorageBuffer>
  return
}
// -----
// spirv.IAddCarry
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.IAddCarry %x, %x : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.ISubBorrow
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.ISubBorrow %x, %x : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.SMulExtended
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.SMulExtended %x, %x : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.UMulExtended
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.UMulExtended %x, %x : !spirv.struct<(i32, i32)>
  return
}
// -----
// spirv.CompositeExtract
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.CompositeExtract %s[0 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
// spirv.CompositeExtract
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.CompositeExtract %s[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
// spirv.CompositeExtract
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  return
}
// -----
// spirv.Load
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Load "StorageBuffer" %p : i32
  return
}
// -----
// spirv.Store
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  spirv.Store "StorageBuffer" %p, %x : i32
  return
}
// -----
// spirv.Load
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Load "StorageBuffer" %p ["Aligned", 4] : i32
  return
}
// -----
// spirv.Store
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  spirv.Store "StorageBuffer" %p, %x ["Aligned", 4] : i32
  return
}
// -----
// spirv.Load
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Load "StorageBuffer" %p ["Volatile|Nontemporal"] : i32
  return
}
// -----
// spirv.Store
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  spirv.Store "StorageBuffer" %p, %x ["Volatile|Nontemporal"] : i32
  return
}
// -----
// spirv.Variable
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Variable : !spirv.ptr<i32, Function>
  return
}
// -----
// spirv.Variable
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Variable init(%x) : !spirv.ptr<i32, Function>
  return
}
// -----
// spirv.Constant
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Constant true
  return
}
// -----
// spirv.Constant
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Constant 3 : i64
  return
}
// -----
// spirv.Constant
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  return
}
// -----
// spirv.Constant
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>) {
  %0 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
  return
}
// -----
// spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g bind(1, 2) : !spirv.ptr<f32, Uniform>
}
// -----
// spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
}
// -----
// spirv.GlobalVariable
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @g initializer(@c) {location = 4 : i32} : !spirv.ptr<f32, Private>
}
// -----
// spirv.KHR.CooperativeMatrixLength
func.func @f() {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}
// -----
// spirv.SpecConstantOperation
%a = "t.value"() : () -> i32
%0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
%1 = spirv.SpecConstantOperation wraps "spirv.CompositeExtract"(%0) <{indices = [0 : i32]}> {x} : (i32) -> f32
// -----
// spirv.SpecConstantOperation
%0 = spirv.SpecConstantOperation wraps "t.region"() ({
  "t.inside"() : () -> ()
}) {a = 1 : i8} : () -> i32
// -----
// spirv.CopyMemory
%a, %b = "t.values"() : () -> (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Private>)
spirv.CopyMemory "Function" %a, "Private" %b : f32
spirv.CopyMemory "Function" %a, "Private" %b ["Volatile"] : f32
spirv.CopyMemory "Function" %a, "Private" %b ["Aligned", 4], ["Volatile|Nontemporal"] : f32
spirv.CopyMemory "Function" %a, "Private" %b ["Volatile"], ["Volatile|Aligned", 8] : f32
spirv.CopyMemory "Function" %a, "Private" %b, ["Aligned", 16] : f32
spirv.CopyMemory "Function" %a, "Private" %b ["Aligned", 4] : f32
// -----
// spirv.INTEL.SubgroupBlockWrite
%p, %a, %b = "t.values"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32, vector<4xf32>)
spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %a : f32
spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %b : vector<4xf32>
