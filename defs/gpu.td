// The types and the attributes of the GPU dialect, and of its operations the one that data layouts need: modules, which
// are scopes. The Rust module `isogloss::gpu` implements the syntax and the checks that are not written here.

include "isogloss/Enum.td"
include "isogloss/Interface.td"
include "isogloss/Op.td"
include "isogloss/RustType.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let summary = "Code for a GPU.";
  let cppNamespace = "::mlir::gpu";
  // Most of the operations are not defined here.
  let allowUnknownOperations = 1;
  let hasOperationAttrVerify = 1;
  // For the message about a type that is not defined.
  let hasCustomTypeSyntax = 1;
}

//===- Types ---------------------------------------------------------------===//

class GPU_Type<string name, string keyword, string line> : TypeDef<GPU_Dialect, name> {
  let mnemonic = keyword;
  let summary = line;
}

def GPU_AsyncTokenType : GPU_Type<"AsyncToken", "async.token", "What an operation waits for that runs later.">;

def GPU_MMAMatrixType : GPU_Type<"MMAMatrix", "mma_matrix", "A matrix that the threads of a subgroup hold together."> {
  let parameters = (ins
    ArrayRefParameter<"int64_t", "The numbers of rows and columns.">:$shape,
    TypeParameter<"Type", "The type of the elements.">:$elementType,
    TypeParameter<"&[u8]", "Which operand of the multiplication it is: `AOp`, `BOp` or `COp`.">:$operand
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

class GPU_SparseHandle<string name, string keyword, string line>
    : GPU_Type<"Sparse" # name # "Handle", "sparse." # keyword # "_handle", line>;
def GPU_SparseDnTensorHandleType : GPU_SparseHandle<"DnTensor", "dntensor", "A handle of a dense tensor.">;
def GPU_SparseSpGEMMOpHandleType
    : GPU_SparseHandle<"SpGEMMOp", "spgemmop", "A handle of a multiplication of sparse matrices.">;
def GPU_SparseSpMatHandleType : GPU_SparseHandle<"SpMat", "spmat", "A handle of a sparse matrix.">;

//===- Enums ---------------------------------------------------------------===//

class Case<string name, int number, string text = name> : I32EnumAttrCase<name, number, text>;
class GPU_Enum<string name, string line, list<I32EnumAttrCase> cases> : I32EnumAttr<name, line, cases> {
  let cppNamespace = "::mlir::gpu";
  let genSpecializedAttr = 0;
}

def GPU_AddressSpace : GPU_Enum<"AddressSpace", "GPU address space", [
    Case<"Global", 1, "global">, Case<"Workgroup", 2, "workgroup">, Case<"Private", 3, "private">]>;
def GPU_AddressSpaceAttr : EnumAttr<GPU_Dialect, GPU_AddressSpace, "address_space"> {
  let assemblyFormat = "`<` $value `>`";
}

def GPU_Dimension : GPU_Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'", [
    Case<"x", 0>, Case<"y", 1>, Case<"z", 2>]>;
def GPU_DimensionAttr : EnumAttr<GPU_Dialect, GPU_Dimension, "dim">;

def GPU_AllReduceOperation
    : GPU_Enum<"AllReduceOperation", "built-in reduction operations supported by gpu.allreduce.", [
      Case<"ADD", 0, "add">, Case<"MUL", 1, "mul">, Case<"MINUI", 2, "minui">, Case<"MINSI", 3, "minsi">,
      Case<"MINNUMF", 4, "minnumf">, Case<"MAXUI", 5, "maxui">, Case<"MAXSI", 6, "maxsi">,
      Case<"MAXNUMF", 7, "maxnumf">, Case<"AND", 8, "and">, Case<"OR", 9, "or">, Case<"XOR", 10, "xor">,
      Case<"MINIMUMF", 11, "minimumf">, Case<"MAXIMUMF", 12, "maximumf">]>;
def GPU_AllReduceOperationAttr : EnumAttr<GPU_Dialect, GPU_AllReduceOperation, "all_reduce_op">;

def GPU_ShuffleMode : GPU_Enum<"ShuffleMode", "Indexing modes supported by gpu.shuffle.", [
    Case<"XOR", 0, "xor">, Case<"DOWN", 1, "down">, Case<"UP", 2, "up">, Case<"IDX", 3, "idx">]>;
def GPU_ShuffleModeAttr : EnumAttr<GPU_Dialect, GPU_ShuffleMode, "shuffle_mode">;

def MMAElementWise : GPU_Enum<"MMAElementwiseOp", "elementwise operation to apply to mma matrix", [
    Case<"ADDF", 0, "addf">, Case<"MULF", 1, "mulf">, Case<"SUBF", 2, "subf">, Case<"MAXF", 3, "maxf">,
    Case<"MINF", 4, "minf">, Case<"DIVF", 5, "divf">, Case<"ADDI", 6, "addi">, Case<"MULI", 7, "muli">,
    Case<"SUBI", 8, "subi">, Case<"DIVS", 9, "divs">, Case<"DIVU", 10, "divu">, Case<"NEGATEF", 11, "negatef">,
    Case<"NEGATES", 12, "negates">, Case<"EXTF", 13, "extf">]>;
def MMAElementWiseAttr : EnumAttr<GPU_Dialect, MMAElementWise, "mma_element_wise">;

def GPU_Prune2To4SpMatFlag : GPU_Enum<"Prune2To4SpMatFlag", "pruning strategy for 2:4 sparse matrix", [
    Case<"NONE", 0>, Case<"PRUNE_ONLY", 1>, Case<"PRUNE_AND_CHECK", 2>]>;
def GPU_Prune2To4SpMatFlagAttr : EnumAttr<GPU_Dialect, GPU_Prune2To4SpMatFlag, "prune_2to4_spmat_flag">;

def GPU_TransposeMode
    : GPU_Enum<"TransposeMode", "transpose mode of sparse matrix supported by sparse tensor ops", [
      Case<"NON_TRANSPOSE", 0>, Case<"TRANSPOSE", 1>, Case<"CONJUGATE_TRANSPOSE", 2>]>;
def GPU_TransposeModeAttr : EnumAttr<GPU_Dialect, GPU_TransposeMode, "mat_transpose_mode">;

def GPU_SpGEMMWorkEstimationOrComputeKind
    : GPU_Enum<"SpGEMMWorkEstimationOrComputeKind",
               "choose whether spgemm_work_estimation_or_compute does work estimation or compute", [
                 Case<"WORK_ESTIMATION", 0>, Case<"COMPUTE", 1>]>;
def GPU_SpGEMMWorkEstimationOrComputeKindAttr
    : EnumAttr<GPU_Dialect, GPU_SpGEMMWorkEstimationOrComputeKind, "spgemm_work_estimation_or_compute_kind">;

def GPU_BroadcastType : GPU_Enum<"BroadcastType", "a lane to broadcast from", [
    Case<"first_active_lane", 0>, Case<"specific_lane", 1>]>;
def GPU_BroadcastTypeAttr : EnumAttr<GPU_Dialect, GPU_BroadcastType, "broadcast">;

//===- Mappings of loops ---------------------------------------------------===//

class GPU_Attr<string name, string keyword, string line, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, name, traits> {
  let mnemonic = keyword;
  let summary = line;
}

// What the loops of `scf.forall` are mapped to, and which units a mapping leaves out.
class MappingInterface<string name, string line> : AttrInterface<name> {
  let cppNamespace = "::mlir";
  let description = line;
}
def DeviceMappingAttrInterface : MappingInterface<"DeviceMappingAttrInterface", "The units that run a loop.">;
def DeviceMaskingAttrInterface : MappingInterface<"DeviceMaskingAttrInterface", "The units that take part.">;

class Case64<string name, int number, string text> : I64EnumAttrCase<name, number, text>;
def MappingIdEnum : I64EnumAttr<"MappingId", "Mapping ids for loop mapping", [
    Case64<"DimX", 0, "x">, Case64<"DimY", 1, "y">, Case64<"DimZ", 2, "z">,
    Case64<"LinearDim0", 3, "linear_dim_0">, Case64<"LinearDim1", 4, "linear_dim_1">,
    Case64<"LinearDim2", 5, "linear_dim_2">, Case64<"LinearDim3", 6, "linear_dim_3">,
    Case64<"LinearDim4", 7, "linear_dim_4">, Case64<"LinearDim5", 8, "linear_dim_5">,
    Case64<"LinearDim6", 9, "linear_dim_6">, Case64<"LinearDim7", 10, "linear_dim_7">,
    Case64<"LinearDim8", 11, "linear_dim_8">, Case64<"LinearDim9", 12, "linear_dim_9">]> {
  let cppNamespace = "::mlir::gpu";
  let genSpecializedAttr = 0;
}

class GPU_Mapping<string name, string keyword, string line>
    : GPU_Attr<"GPU" # name # "Mapping", keyword, line, [DeviceMappingAttrInterface]> {
  let assemblyFormat = "`<` params `>`";
}
def GPUBlockMappingAttr : GPU_Mapping<"Block", "block", "A loop over the blocks of a grid."> {
  let parameters = (ins EnumParameter<MappingIdEnum>:$block);
}
def GPUWarpgroupMappingAttr : GPU_Mapping<"Warpgroup", "warpgroup", "A loop over groups of warps."> {
  let parameters = (ins EnumParameter<MappingIdEnum>:$warpgroup);
}
def GPUWarpMappingAttr : GPU_Mapping<"Warp", "warp", "A loop over the warps of a block."> {
  let parameters = (ins EnumParameter<MappingIdEnum>:$warp);
}
def GPUThreadMappingAttr : GPU_Mapping<"Thread", "thread", "A loop over the threads of a block."> {
  let parameters = (ins EnumParameter<MappingIdEnum>:$thread);
}
def GPULaneMappingAttr : GPU_Mapping<"Lane", "lane", "A loop over the lanes of a warp."> {
  let parameters = (ins EnumParameter<MappingIdEnum>:$lane);
}
def GPUMemorySpaceMappingAttr : GPU_Mapping<"MemorySpace", "memory_space", "Memory of an address space."> {
  let parameters = (ins EnumParameter<GPU_AddressSpace>:$address_space);
}

def GPUMappingMaskAttr :
    GPU_Attr<"GPUMappingMask", "mask", "The units that run a loop, a bit each.", [DeviceMaskingAttrInterface]> {
  let parameters = (ins "uint64_t":$mask);
  let assemblyFormat = "`<` params `>`";
}

def ProcessorEnum : I64EnumAttr<"Processor", "processor for loop mapping", [
    Case64<"BlockX", 0, "block_x">, Case64<"BlockY", 1, "block_y">, Case64<"BlockZ", 2, "block_z">,
    Case64<"ThreadX", 3, "thread_x">, Case64<"ThreadY", 4, "thread_y">, Case64<"ThreadZ", 5, "thread_z">,
    Case64<"Sequential", 6, "sequential">]> {
  let cppNamespace = "::mlir::gpu";
  let genSpecializedAttr = 0;
}
def ParallelLoopDimMappingAttr
    : GPU_Attr<"ParallelLoopDimMapping", "loop_dim_map", "How a dimension of `scf.parallel` becomes one of a launch."> {
  let parameters = (ins
    EnumParameter<ProcessorEnum>:$processor,
    AttrParameter<"AffineMap", "From the number of the processor to that of the iteration.">:$map,
    AttrParameter<"AffineMap", "From the number of iterations to that of processors.">:$bound
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

//===- Compiled kernels ----------------------------------------------------===//

def GPU_KernelMetadataAttr : GPU_Attr<"KernelMetadata", "kernel_metadata", "What is known of a compiled kernel."> {
  let parameters = (ins
    AttrParameter<"StringAttr", "The name.">:$name,
    AttrParameter<"Type", "The type of the function.">:$function_type,
    OptionalParameter<"ArrayAttr", "The attributes of each argument.">:$arg_attrs,
    OptionalParameter<"DictionaryAttr", "Anything else.">:$metadata
  );
  let assemblyFormat = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`";
  let genVerifyDecl = 1;
}

def GPU_KernelTableAttr : GPU_Attr<"KernelTable", "kernel_table", "Compiled kernels, sorted by their names."> {
  let parameters = (ins OptionalArrayRefParameter<"KernelMetadataAttr", "The kernels.">:$kernel_table);
  // Sorts them.
  let assemblyFormat = "`<` custom<Kernels>($kernel_table) `>`";
  let genVerifyDecl = 1;
}

def GPU_CompilationTarget : GPU_Enum<"CompilationTarget", "GPU compilation format", [
    Case<"Offload", 1, "offload">, Case<"Assembly", 2, "assembly">, Case<"Binary", 3, "bin">,
    Case<"Fatbin", 4, "fatbin">]>;
def GPU_ObjectAttr : GPU_Attr<"Object", "object", "The code for a target."> {
  let parameters = (ins
    AttrParameter<"Attribute", "The target.">:$target,
    DefaultValuedParameter<"CompilationTarget", "CompilationTarget::Fatbin", "What the code is.">:$format,
    AttrParameter<"StringAttr", "The code.">:$object,
    OptionalParameter<"DictionaryAttr", "Anything else.">:$properties,
    OptionalParameter<"KernelTableAttr", "The kernels in it.">:$kernels
  );
  let assemblyFormat = [{
    `<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?
        custom<Object>($format, $object) `>`
  }];
  let genVerifyDecl = 1;
}

def GPU_SelectObjectAttr
    : GPU_Attr<"SelectObject", "select_object", "Selects one of the objects of a binary, the first one by default."> {
  let parameters = (ins OptionalParameter<"Attribute", "The number of the object, or its target.">:$target);
  let assemblyFormat = "(`<` $target^ `>`)?";
  let genVerifyDecl = 1;
}

//===- Modules -------------------------------------------------------------===//

// Targets and translations are attributes of dialects that are not defined here. So any attribute of such a dialect is
// accepted.
def : CppFunction<"isForeign", "crate::dialects::gpu::is_foreign">;
def : CppFunction<"isTranslation", "crate::dialects::gpu::is_translation">;
def OffloadingTranslationAttr
    : Attr<CPred<"isTranslation($_self)">, "any attribute with the `OffloadingTranslationAttrTrait` trait.">;
def GPUNonEmptyTargetArrayAttr
    : ConfinedAttr<TypedArrayAttrBase<Attr<CPred<"isForeign($_self)">, "">, "array of GPU target attributes">,
                   [ArrayMinCount<1>]>;

def GPU_GPUModuleOp : Op<GPU_Dialect, "module",
                         [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol] # GraphRegionNoTerminator.traits> {
  let summary = "A top level compilation unit containing code to be run on a GPU.";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion
  }];
}
