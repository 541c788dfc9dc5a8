spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> attributes {a} {
  spirv.GlobalVariable @g bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
  spirv.GlobalVariable @g2 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @g3 {location = 4 : i32} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @g4 initializer(@sc) : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @g5 {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>} : !spirv.ptr<f32, Private>
  spirv.SpecConstant @sc = 4.0 : f32
  spirv.SpecConstant @sc1 spec_id(5) = 1 : i32
  spirv.SpecConstant @sc2 = true
  spirv.SpecConstantComposite @scc (@sc, @sc) : !spirv.array<2 x f32>
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sc) : !spirv.array<3 x f32>
  spirv.func @f(%a: i32, %b: f32) -> i32 "None" attributes {x} {
    spirv.ReturnValue %a : i32
  }
  spirv.func @f2() "Inline|Pure" {
    %0 = spirv.mlir.addressof @g2 : !spirv.ptr<vector<3xi32>, Input>
    %1 = spirv.Load "Input" %0 : vector<3xi32>
    %2 = spirv.Load "Input" %0 ["Aligned", 4] {z} : vector<3xi32>
    %3 = spirv.Load "Input" %0 ["Volatile"] : vector<3xi32>
    %v = spirv.Variable : !spirv.ptr<f32, Function>
    %c = spirv.Constant 1.0 : f32
    %v2 = spirv.Variable init(%c) : !spirv.ptr<f32, Function>
    %v3 = spirv.Variable {y} : !spirv.ptr<f32, Function>
    spirv.Store "Function" %v, %c : f32
    spirv.Store "Function" %v, %c ["Aligned", 8] : f32
    spirv.Store "Function" %v, %c ["Volatile|Nontemporal"] : f32
    spirv.Return
  }
  spirv.func @f3(%x: i32, %y: i32, %f: f32, %s : !spirv.struct<(f32, !spirv.array<4 x i32>)>, %v : vector<4xf32>, %m: !spirv.matrix<3 x vector<3xf32>>, %bb: i1) "None" {
    %0 = spirv.IAddCarry %x, %y : !spirv.struct<(i32, i32)>
    %2 = spirv.CompositeExtract %s[0 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
    %4 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
    %5 = spirv.CompositeExtract %m[1 : i32] : !spirv.matrix<3 x vector<3xf32>>
    %6 = spirv.CompositeInsert %f, %s[0 : i32] : f32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
    %7 = spirv.GL.FClamp %f, %f, %f : f32
    %8 = spirv.GL.Fma %f, %f, %f {a} : f32
    %9 = spirv.GL.UClamp %x, %x, %x : i32
    spirv.BranchConditional %bb [3, 4], ^a, ^b(%x : i32)
  ^a:
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %bb, ^body, ^end
    ^body:
      spirv.Branch ^h
    ^end:
      spirv.mlir.merge
    }
    spirv.mlir.selection control(Flatten) {
      spirv.BranchConditional %bb, ^body, ^end
    ^body:
      spirv.Branch ^end
    ^end:
      spirv.mlir.merge
    }
    spirv.mlir.loop control(Unroll) {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %bb, ^body, ^end
    ^body:
      spirv.Branch ^h
    ^end:
      spirv.mlir.merge
    }
    %sel = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %bb, ^body, ^end(%x : i32)
    ^body:
      spirv.Branch ^end(%x : i32)
    ^end(%r : i32):
      spirv.mlir.merge %r : i32
    }
    spirv.Branch ^b(%x : i32)
  ^b(%z: i32):
    %k0 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %k1 = spirv.Constant [dense<1> : vector<2xi32>, dense<2> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
    %k2 = spirv.Constant true
    %k3 = spirv.Constant 3 : i64
    %k4 = spirv.Constant [1 : i32, 2: i32] : !spirv.array<2 x i32>
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f2, @g2
  spirv.EntryPoint "GLCompute" @f2
  spirv.ExecutionMode @f2 "LocalSize", 1, 2, 3
  spirv.ExecutionMode @f2 "ContractionOff"
}
// -----
spirv.module Physical64 OpenCL {
}
// -----
func.func @f(%p : !spirv.ptr<i32, StorageBuffer>, %x: i32, %pf : !spirv.ptr<f32, StorageBuffer>, %f : f32, %ps : !spirv.ptr<!spirv.struct<(i32)>, Uniform>, %sb : !spirv.ptr<i32, StorageBuffer>) {
    %i1 = spirv.AtomicIAdd <Workgroup> <AcquireRelease> %p, %x : !spirv.ptr<i32, StorageBuffer>
    %i2 = spirv.AtomicIIncrement <Device> <Release> %p {a} : !spirv.ptr<i32, StorageBuffer>
    %i3 = spirv.AtomicCompareExchange <Device> <Release> <Acquire> %p, %x, %x : !spirv.ptr<i32, StorageBuffer>
    %i4 = spirv.EXT.AtomicFAdd <Device> <Release> %pf, %f : !spirv.ptr<f32, StorageBuffer>
    %i5 = spirv.AtomicExchange <Device> <Release> %p, %x : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%im: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %c : vector<2xsi32>, %si : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %cf : vector<2xf32>, %f : f32, %t : vector<4xf32>) {
  %0 = spirv.ImageFetch %im, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
  %1 = spirv.ImageSampleExplicitLod %si, %cf ["Lod"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
  %2 = spirv.ImageSampleImplicitLod %si, %cf : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>
  %3 = spirv.ImageSampleImplicitLod %si, %cf ["Bias|Offset"], %f, %f {a} : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32 -> vector<4xf32>
  %4 = spirv.Image %si : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
  spirv.ARM.GraphEntryPoint @main, @in
  spirv.ARM.Graph @main(%arg0 : !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> attributes {entry_point = true} {
    spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x16xi8>
  }
}
