// @generated from defs/gpu.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Code for a GPU.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "Code for a GPU.",
        types: &[
            &ASYNC_TOKEN_TYPE, &MMA_MATRIX_TYPE, &SPARSE_DN_TENSOR_HANDLE_TYPE,
            &SPARSE_SP_GEMM_OP_HANDLE_TYPE, &SPARSE_SP_MAT_HANDLE_TYPE,
        ],
        attributes: &[
            &ADDRESS_SPACE_ATTR, &DIMENSION_ATTR, &ALL_REDUCE_OPERATION_ATTR, &SHUFFLE_MODE_ATTR,
            &MMA_ELEMENTWISE_OP_ATTR, &PRUNE2_TO4_SP_MAT_FLAG_ATTR, &TRANSPOSE_MODE_ATTR,
            &SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_ATTR, &BROADCAST_TYPE_ATTR, &GPU_BLOCK_MAPPING_ATTR,
            &GPU_WARPGROUP_MAPPING_ATTR, &GPU_WARP_MAPPING_ATTR, &GPU_THREAD_MAPPING_ATTR,
            &GPU_LANE_MAPPING_ATTR, &GPU_MEMORY_SPACE_MAPPING_ATTR, &GPU_MAPPING_MASK_ATTR,
            &PARALLEL_LOOP_DIM_MAPPING_ATTR, &KERNEL_METADATA_ATTR, &KERNEL_TABLE_ATTR, &OBJECT_ATTR,
            &SELECT_OBJECT_ATTR,
        ],
        ops: &[&GPU_MODULE_OP],
        allows_unknown_operations: true,
        type_syntax: ::core::option::Option::Some(crate::plumbing::type_syntax::<GpuDialect>()),
        verify_op_attribute: ::core::option::Option::Some(
            crate::plumbing::verify_op_attribute::<GpuDialect>(),
        ),
        ..crate::def::Dialect::new("gpu")
    };
    &DIALECT
}

/// GPU address space.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum AddressSpace {
    /// `global`
    Global = 1,
    /// `workgroup`
    Workgroup = 2,
    /// `private`
    Private = 3,
}
crate::enum_handle!(
    AddressSpace: u32,
    ADDRESS_SPACE_ENUM,
    "GPU address space",
    [Global = "global", Workgroup = "workgroup", Private = "private"]
);

/// A dimension, either 'x', 'y', or 'z'.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum Dimension {
    /// `x`
    X = 0,
    /// `y`
    Y = 1,
    /// `z`
    Z = 2,
}
crate::enum_handle!(
    Dimension: u32,
    DIMENSION_ENUM,
    "a dimension, either 'x', 'y', or 'z'",
    [X = "x", Y = "y", Z = "z"]
);

/// Built-in reduction operations supported by gpu.allreduce.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum AllReduceOperation {
    /// `add`
    Add = 0,
    /// `mul`
    Mul = 1,
    /// `minui`
    Minui = 2,
    /// `minsi`
    Minsi = 3,
    /// `minnumf`
    Minnumf = 4,
    /// `maxui`
    Maxui = 5,
    /// `maxsi`
    Maxsi = 6,
    /// `maxnumf`
    Maxnumf = 7,
    /// `and`
    And = 8,
    /// `or`
    Or = 9,
    /// `xor`
    Xor = 10,
    /// `minimumf`
    Minimumf = 11,
    /// `maximumf`
    Maximumf = 12,
}
crate::enum_handle!(
    AllReduceOperation: u32,
    ALL_REDUCE_OPERATION_ENUM,
    "built-in reduction operations supported by gpu.allreduce.",
    [
        Add = "add", Mul = "mul", Minui = "minui", Minsi = "minsi", Minnumf = "minnumf", Maxui = "maxui",
        Maxsi = "maxsi", Maxnumf = "maxnumf", And = "and", Or = "or", Xor = "xor", Minimumf = "minimumf",
        Maximumf = "maximumf"
    ]
);

/// Indexing modes supported by gpu.shuffle.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum ShuffleMode {
    /// `xor`
    Xor = 0,
    /// `down`
    Down = 1,
    /// `up`
    Up = 2,
    /// `idx`
    Idx = 3,
}
crate::enum_handle!(
    ShuffleMode: u32,
    SHUFFLE_MODE_ENUM,
    "Indexing modes supported by gpu.shuffle.",
    [Xor = "xor", Down = "down", Up = "up", Idx = "idx"]
);

/// Elementwise operation to apply to mma matrix.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum MMAElementwiseOp {
    /// `addf`
    Addf = 0,
    /// `mulf`
    Mulf = 1,
    /// `subf`
    Subf = 2,
    /// `maxf`
    Maxf = 3,
    /// `minf`
    Minf = 4,
    /// `divf`
    Divf = 5,
    /// `addi`
    Addi = 6,
    /// `muli`
    Muli = 7,
    /// `subi`
    Subi = 8,
    /// `divs`
    Divs = 9,
    /// `divu`
    Divu = 10,
    /// `negatef`
    Negatef = 11,
    /// `negates`
    Negates = 12,
    /// `extf`
    Extf = 13,
}
crate::enum_handle!(
    MMAElementwiseOp: u32,
    MMA_ELEMENTWISE_OP_ENUM,
    "elementwise operation to apply to mma matrix",
    [
        Addf = "addf", Mulf = "mulf", Subf = "subf", Maxf = "maxf", Minf = "minf", Divf = "divf",
        Addi = "addi", Muli = "muli", Subi = "subi", Divs = "divs", Divu = "divu", Negatef = "negatef",
        Negates = "negates", Extf = "extf"
    ]
);

/// Pruning strategy for 2:4 sparse matrix.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum Prune2To4SpMatFlag {
    /// `NONE`
    None = 0,
    /// `PRUNE_ONLY`
    PruneOnly = 1,
    /// `PRUNE_AND_CHECK`
    PruneAndCheck = 2,
}
crate::enum_handle!(
    Prune2To4SpMatFlag: u32,
    PRUNE2_TO4_SP_MAT_FLAG_ENUM,
    "pruning strategy for 2:4 sparse matrix",
    [None = "NONE", PruneOnly = "PRUNE_ONLY", PruneAndCheck = "PRUNE_AND_CHECK"]
);

/// Transpose mode of sparse matrix supported by sparse tensor ops.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum TransposeMode {
    /// `NON_TRANSPOSE`
    NonTranspose = 0,
    /// `TRANSPOSE`
    Transpose = 1,
    /// `CONJUGATE_TRANSPOSE`
    ConjugateTranspose = 2,
}
crate::enum_handle!(
    TransposeMode: u32,
    TRANSPOSE_MODE_ENUM,
    "transpose mode of sparse matrix supported by sparse tensor ops",
    [NonTranspose = "NON_TRANSPOSE", Transpose = "TRANSPOSE", ConjugateTranspose = "CONJUGATE_TRANSPOSE"]
);

/// Choose whether spgemm_work_estimation_or_compute does work estimation or compute.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum SpGEMMWorkEstimationOrComputeKind {
    /// `WORK_ESTIMATION`
    WorkEstimation = 0,
    /// `COMPUTE`
    Compute = 1,
}
crate::enum_handle!(
    SpGEMMWorkEstimationOrComputeKind: u32,
    SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_ENUM,
    "choose whether spgemm_work_estimation_or_compute does work estimation or compute",
    [WorkEstimation = "WORK_ESTIMATION", Compute = "COMPUTE"]
);

/// A lane to broadcast from.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum BroadcastType {
    /// `first_active_lane`
    FirstActiveLane = 0,
    /// `specific_lane`
    SpecificLane = 1,
}
crate::enum_handle!(
    BroadcastType: u32,
    BROADCAST_TYPE_ENUM,
    "a lane to broadcast from",
    [FirstActiveLane = "first_active_lane", SpecificLane = "specific_lane"]
);

/// Mapping ids for loop mapping.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum MappingId {
    /// `x`
    DimX = 0,
    /// `y`
    DimY = 1,
    /// `z`
    DimZ = 2,
    /// `linear_dim_0`
    LinearDim0 = 3,
    /// `linear_dim_1`
    LinearDim1 = 4,
    /// `linear_dim_2`
    LinearDim2 = 5,
    /// `linear_dim_3`
    LinearDim3 = 6,
    /// `linear_dim_4`
    LinearDim4 = 7,
    /// `linear_dim_5`
    LinearDim5 = 8,
    /// `linear_dim_6`
    LinearDim6 = 9,
    /// `linear_dim_7`
    LinearDim7 = 10,
    /// `linear_dim_8`
    LinearDim8 = 11,
    /// `linear_dim_9`
    LinearDim9 = 12,
}
crate::enum_handle!(
    MappingId: u64,
    MAPPING_ID_ENUM,
    "Mapping ids for loop mapping",
    [
        DimX = "x", DimY = "y", DimZ = "z", LinearDim0 = "linear_dim_0", LinearDim1 = "linear_dim_1",
        LinearDim2 = "linear_dim_2", LinearDim3 = "linear_dim_3", LinearDim4 = "linear_dim_4",
        LinearDim5 = "linear_dim_5", LinearDim6 = "linear_dim_6", LinearDim7 = "linear_dim_7",
        LinearDim8 = "linear_dim_8", LinearDim9 = "linear_dim_9"
    ]
);

/// Processor for loop mapping.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u64)]
pub enum Processor {
    /// `block_x`
    BlockX = 0,
    /// `block_y`
    BlockY = 1,
    /// `block_z`
    BlockZ = 2,
    /// `thread_x`
    ThreadX = 3,
    /// `thread_y`
    ThreadY = 4,
    /// `thread_z`
    ThreadZ = 5,
    /// `sequential`
    Sequential = 6,
}
crate::enum_handle!(
    Processor: u64,
    PROCESSOR_ENUM,
    "processor for loop mapping",
    [
        BlockX = "block_x", BlockY = "block_y", BlockZ = "block_z", ThreadX = "thread_x",
        ThreadY = "thread_y", ThreadZ = "thread_z", Sequential = "sequential"
    ]
);

/// GPU compilation format.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum CompilationTarget {
    /// `offload`
    Offload = 1,
    /// `assembly`
    Assembly = 2,
    /// `bin`
    Binary = 3,
    /// `fatbin`
    Fatbin = 4,
}
crate::enum_handle!(
    CompilationTarget: u32,
    COMPILATION_TARGET_ENUM,
    "GPU compilation format",
    [Offload = "offload", Assembly = "assembly", Binary = "bin", Fatbin = "fatbin"]
);

/// The key of the interface [`DeviceMappingAttrInterface`] in tables.
pub static DEVICE_MAPPING_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DeviceMappingAttrInterface"
};

/// The units that run a loop.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DeviceMappingAttrInterface`",
    label = "`DeviceMappingAttrInterface` is not implemented",
    note = "its definition lists the interface `DeviceMappingAttrInterface`",
)]
pub trait DeviceMappingAttrInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DeviceMappingAttrInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DeviceMappingAttrInterfaceTable {}
crate::interface_table!(
    Attribute,
    DeviceMappingAttrInterface,
    DEVICE_MAPPING_ATTR_INTERFACE,
    DeviceMappingAttrInterfaceTable,
    [],
    []
);

/// Any attribute that implements [`DeviceMappingAttrInterface`].
pub struct AnyDeviceMappingAttrInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyDeviceMappingAttrInterface,
    Attribute,
    DEVICE_MAPPING_ATTR_INTERFACE,
    DeviceMappingAttrInterfaceTable
);
impl<'c> DeviceMappingAttrInterface<'c> for AnyDeviceMappingAttrInterface<'c> {}

/// The key of the interface [`DeviceMaskingAttrInterface`] in tables.
pub static DEVICE_MASKING_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DeviceMaskingAttrInterface"
};

/// The units that take part.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DeviceMaskingAttrInterface`",
    label = "`DeviceMaskingAttrInterface` is not implemented",
    note = "its definition lists the interface `DeviceMaskingAttrInterface`",
)]
pub trait DeviceMaskingAttrInterface<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DeviceMaskingAttrInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DeviceMaskingAttrInterfaceTable {}
crate::interface_table!(
    Attribute,
    DeviceMaskingAttrInterface,
    DEVICE_MASKING_ATTR_INTERFACE,
    DeviceMaskingAttrInterfaceTable,
    [],
    []
);

/// Any attribute that implements [`DeviceMaskingAttrInterface`].
pub struct AnyDeviceMaskingAttrInterface<'c>(crate::Attribute<'c>);
crate::interface_handle!(
    AnyDeviceMaskingAttrInterface,
    Attribute,
    DEVICE_MASKING_ATTR_INTERFACE,
    DeviceMaskingAttrInterfaceTable
);
impl<'c> DeviceMaskingAttrInterface<'c> for AnyDeviceMaskingAttrInterface<'c> {}

/// What an operation waits for that runs later.
pub struct AsyncTokenType<'c>(crate::Type<'c>);
crate::def_handle!(AsyncTokenType, Type, ASYNC_TOKEN_TYPE);
static ASYNC_TOKEN_TYPE: crate::def::Def = crate::def::Def {
    summary: "What an operation waits for that runs later.",
    ..crate::plumbing::keyword_type("gpu", "gpu.async.token", "AsyncTokenType", "async.token")
};
impl<'c> AsyncTokenType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A matrix that the threads of a subgroup hold together.
pub struct MMAMatrixType<'c>(crate::Type<'c>);
crate::def_handle!(MMAMatrixType, Type, MMA_MATRIX_TYPE);
static MMA_MATRIX_TYPE: crate::def::Def = crate::def::Def {
    summary: "A matrix that the threads of a subgroup hold together.",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("shape", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<&'static [u8]>("operand", "&[u8]"),
    ],
    syntax: crate::plumbing::custom_format::<MMAMatrixType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (shape, element_type, operand) = crate::plumbing::arguments(params);
            <MMAMatrixType<'_> as MMAMatrixTypeVerify>::verify(context, shape, element_type, operand)
        },
    ),
    ..crate::plumbing::keyword_type("gpu", "gpu.mma_matrix", "MMAMatrixType", "mma_matrix")
};
impl<'c> MMAMatrixType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        operand: impl ::core::convert::AsRef<[u8]>,
    ) -> Self {
        crate::plumbing::get(context, (shape, element_type, ::core::convert::AsRef::<[u8]>::as_ref(&operand)))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        operand: impl ::core::convert::AsRef<[u8]>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(
            context,
            (shape, element_type, ::core::convert::AsRef::<[u8]>::as_ref(&operand)),
        )
    }
    /// The numbers of rows and columns.
    #[doc(alias = "getShape")]
    #[inline]
    #[must_use]
    pub fn shape(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Which operand of the multiplication it is: `AOp`, `BOp` or `COp`.
    #[doc(alias = "getOperand")]
    #[inline]
    #[must_use]
    pub fn operand(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`MMAMatrixType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MMAMatrixTypeVerify`",
    label = "`MMAMatrixTypeVerify` is not implemented",
    note = "the definition of `MMAMatrixType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, shape: &'c [i64], element_type: Type<'c>, operand: &'c [u8]) -> Result<(), Diagnostic>;`",
)]
pub trait MMAMatrixTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        shape: &'c [i64],
        element_type: crate::Type<'c>,
        operand: &'c [u8],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A handle of a dense tensor.
pub struct SparseDnTensorHandleType<'c>(crate::Type<'c>);
crate::def_handle!(SparseDnTensorHandleType, Type, SPARSE_DN_TENSOR_HANDLE_TYPE);
static SPARSE_DN_TENSOR_HANDLE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A handle of a dense tensor.",
    ..crate::plumbing::keyword_type(
        "gpu",
        "gpu.sparse.dntensor_handle",
        "SparseDnTensorHandleType",
        "sparse.dntensor_handle",
    )
};
impl<'c> SparseDnTensorHandleType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A handle of a multiplication of sparse matrices.
pub struct SparseSpGEMMOpHandleType<'c>(crate::Type<'c>);
crate::def_handle!(SparseSpGEMMOpHandleType, Type, SPARSE_SP_GEMM_OP_HANDLE_TYPE);
static SPARSE_SP_GEMM_OP_HANDLE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A handle of a multiplication of sparse matrices.",
    ..crate::plumbing::keyword_type(
        "gpu",
        "gpu.sparse.spgemmop_handle",
        "SparseSpGEMMOpHandleType",
        "sparse.spgemmop_handle",
    )
};
impl<'c> SparseSpGEMMOpHandleType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A handle of a sparse matrix.
pub struct SparseSpMatHandleType<'c>(crate::Type<'c>);
crate::def_handle!(SparseSpMatHandleType, Type, SPARSE_SP_MAT_HANDLE_TYPE);
static SPARSE_SP_MAT_HANDLE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A handle of a sparse matrix.",
    ..crate::plumbing::keyword_type(
        "gpu",
        "gpu.sparse.spmat_handle",
        "SparseSpMatHandleType",
        "sparse.spmat_handle",
    )
};
impl<'c> SparseSpMatHandleType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// GPU address space.
pub struct AddressSpaceAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(AddressSpaceAttr, Attribute, ADDRESS_SPACE_ATTR);
static ADDRESS_SPACE_ATTR: crate::def::Def = crate::def::Def {
    summary: "GPU address space",
    params: &[crate::plumbing::parameter::<AddressSpace>("value", "::mlir::gpu::AddressSpace").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::lit(">")])
    },
    ..crate::plumbing::keyword_attribute("gpu", "gpu.address_space", "AddressSpaceAttr", "address_space")
};
impl<'c> AddressSpaceAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: AddressSpace) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// GPU address space.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> AddressSpace {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A dimension, either 'x', 'y', or 'z'.
pub struct DimensionAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DimensionAttr, Attribute, DIMENSION_ATTR);
static DIMENSION_ATTR: crate::def::Def = crate::def::Def {
    summary: "a dimension, either 'x', 'y', or 'z'",
    params: &[crate::plumbing::parameter::<Dimension>("value", "::mlir::gpu::Dimension").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute("gpu", "gpu.dim", "DimensionAttr", "dim")
};
impl<'c> DimensionAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: Dimension) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// A dimension, either 'x', 'y', or 'z'.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> Dimension {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Built-in reduction operations supported by gpu.allreduce.
pub struct AllReduceOperationAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(AllReduceOperationAttr, Attribute, ALL_REDUCE_OPERATION_ATTR);
static ALL_REDUCE_OPERATION_ATTR: crate::def::Def = crate::def::Def {
    summary: "built-in reduction operations supported by gpu.allreduce.",
    params: &[
        crate::plumbing::parameter::<AllReduceOperation>("value", "::mlir::gpu::AllReduceOperation")
            .named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.all_reduce_op",
        "AllReduceOperationAttr",
        "all_reduce_op",
    )
};
impl<'c> AllReduceOperationAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: AllReduceOperation) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Built-in reduction operations supported by gpu.allreduce.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> AllReduceOperation {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Indexing modes supported by gpu.shuffle.
pub struct ShuffleModeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(ShuffleModeAttr, Attribute, SHUFFLE_MODE_ATTR);
static SHUFFLE_MODE_ATTR: crate::def::Def = crate::def::Def {
    summary: "Indexing modes supported by gpu.shuffle.",
    params: &[crate::plumbing::parameter::<ShuffleMode>("value", "::mlir::gpu::ShuffleMode").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute("gpu", "gpu.shuffle_mode", "ShuffleModeAttr", "shuffle_mode")
};
impl<'c> ShuffleModeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: ShuffleMode) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Indexing modes supported by gpu.shuffle.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> ShuffleMode {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Elementwise operation to apply to mma matrix.
pub struct MMAElementwiseOpAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(MMAElementwiseOpAttr, Attribute, MMA_ELEMENTWISE_OP_ATTR);
static MMA_ELEMENTWISE_OP_ATTR: crate::def::Def = crate::def::Def {
    summary: "elementwise operation to apply to mma matrix",
    params: &[
        crate::plumbing::parameter::<MMAElementwiseOp>("value", "::mlir::gpu::MMAElementwiseOp").named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.mma_element_wise",
        "MMAElementwiseOpAttr",
        "mma_element_wise",
    )
};
impl<'c> MMAElementwiseOpAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: MMAElementwiseOp) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Elementwise operation to apply to mma matrix.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> MMAElementwiseOp {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Pruning strategy for 2:4 sparse matrix.
pub struct Prune2To4SpMatFlagAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(Prune2To4SpMatFlagAttr, Attribute, PRUNE2_TO4_SP_MAT_FLAG_ATTR);
static PRUNE2_TO4_SP_MAT_FLAG_ATTR: crate::def::Def = crate::def::Def {
    summary: "pruning strategy for 2:4 sparse matrix",
    params: &[
        crate::plumbing::parameter::<Prune2To4SpMatFlag>("value", "::mlir::gpu::Prune2To4SpMatFlag")
            .named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.prune_2to4_spmat_flag",
        "Prune2To4SpMatFlagAttr",
        "prune_2to4_spmat_flag",
    )
};
impl<'c> Prune2To4SpMatFlagAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: Prune2To4SpMatFlag) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Pruning strategy for 2:4 sparse matrix.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> Prune2To4SpMatFlag {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Transpose mode of sparse matrix supported by sparse tensor ops.
pub struct TransposeModeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TransposeModeAttr, Attribute, TRANSPOSE_MODE_ATTR);
static TRANSPOSE_MODE_ATTR: crate::def::Def = crate::def::Def {
    summary: "transpose mode of sparse matrix supported by sparse tensor ops",
    params: &[
        crate::plumbing::parameter::<TransposeMode>("value", "::mlir::gpu::TransposeMode").named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.mat_transpose_mode",
        "TransposeModeAttr",
        "mat_transpose_mode",
    )
};
impl<'c> TransposeModeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: TransposeMode) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Transpose mode of sparse matrix supported by sparse tensor ops.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> TransposeMode {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Choose whether spgemm_work_estimation_or_compute does work estimation or compute.
pub struct SpGEMMWorkEstimationOrComputeKindAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(
    SpGEMMWorkEstimationOrComputeKindAttr,
    Attribute,
    SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_ATTR
);
static SP_GEMM_WORK_ESTIMATION_OR_COMPUTE_KIND_ATTR: crate::def::Def = crate::def::Def {
    summary: "choose whether spgemm_work_estimation_or_compute does work estimation or compute",
    params: &[
        crate::plumbing::parameter::<SpGEMMWorkEstimationOrComputeKind>(
            "value",
            "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind",
        ).named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.spgemm_work_estimation_or_compute_kind",
        "SpGEMMWorkEstimationOrComputeKindAttr",
        "spgemm_work_estimation_or_compute_kind",
    )
};
impl<'c> SpGEMMWorkEstimationOrComputeKindAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: SpGEMMWorkEstimationOrComputeKind) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// Choose whether spgemm_work_estimation_or_compute does work estimation or compute.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> SpGEMMWorkEstimationOrComputeKind {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A lane to broadcast from.
pub struct BroadcastTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(BroadcastTypeAttr, Attribute, BROADCAST_TYPE_ATTR);
static BROADCAST_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "a lane to broadcast from",
    params: &[
        crate::plumbing::parameter::<BroadcastType>("value", "::mlir::gpu::BroadcastType").named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::spaced_var(0)])
    },
    ..crate::plumbing::keyword_attribute("gpu", "gpu.broadcast", "BroadcastTypeAttr", "broadcast")
};
impl<'c> BroadcastTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: BroadcastType) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// A lane to broadcast from.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> BroadcastType {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A loop over the blocks of a grid.
pub struct GPUBlockMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUBlockMappingAttr, Attribute, GPU_BLOCK_MAPPING_ATTR);
static GPU_BLOCK_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "A loop over the blocks of a grid.",
    params: &[crate::plumbing::parameter::<MappingId>("block", "::mlir::gpu::MappingId").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPUBlockMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.block", "GPUBlockMappingAttr", "block")
};
impl<'c> GPUBlockMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, block: MappingId) -> Self {
        crate::plumbing::get(context, (block,))
    }
    /// Mapping ids for loop mapping.
    #[doc(alias = "getBlock")]
    #[inline]
    #[must_use]
    pub fn block(self) -> MappingId {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPUBlockMappingAttr<'c> {}

/// A loop over groups of warps.
pub struct GPUWarpgroupMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUWarpgroupMappingAttr, Attribute, GPU_WARPGROUP_MAPPING_ATTR);
static GPU_WARPGROUP_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "A loop over groups of warps.",
    params: &[crate::plumbing::parameter::<MappingId>("warpgroup", "::mlir::gpu::MappingId").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPUWarpgroupMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.warpgroup", "GPUWarpgroupMappingAttr", "warpgroup")
};
impl<'c> GPUWarpgroupMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, warpgroup: MappingId) -> Self {
        crate::plumbing::get(context, (warpgroup,))
    }
    /// Mapping ids for loop mapping.
    #[doc(alias = "getWarpgroup")]
    #[inline]
    #[must_use]
    pub fn warpgroup(self) -> MappingId {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPUWarpgroupMappingAttr<'c> {}

/// A loop over the warps of a block.
pub struct GPUWarpMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUWarpMappingAttr, Attribute, GPU_WARP_MAPPING_ATTR);
static GPU_WARP_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "A loop over the warps of a block.",
    params: &[crate::plumbing::parameter::<MappingId>("warp", "::mlir::gpu::MappingId").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPUWarpMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.warp", "GPUWarpMappingAttr", "warp")
};
impl<'c> GPUWarpMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, warp: MappingId) -> Self {
        crate::plumbing::get(context, (warp,))
    }
    /// Mapping ids for loop mapping.
    #[doc(alias = "getWarp")]
    #[inline]
    #[must_use]
    pub fn warp(self) -> MappingId {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPUWarpMappingAttr<'c> {}

/// A loop over the threads of a block.
pub struct GPUThreadMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUThreadMappingAttr, Attribute, GPU_THREAD_MAPPING_ATTR);
static GPU_THREAD_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "A loop over the threads of a block.",
    params: &[crate::plumbing::parameter::<MappingId>("thread", "::mlir::gpu::MappingId").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPUThreadMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.thread", "GPUThreadMappingAttr", "thread")
};
impl<'c> GPUThreadMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, thread: MappingId) -> Self {
        crate::plumbing::get(context, (thread,))
    }
    /// Mapping ids for loop mapping.
    #[doc(alias = "getThread")]
    #[inline]
    #[must_use]
    pub fn thread(self) -> MappingId {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPUThreadMappingAttr<'c> {}

/// A loop over the lanes of a warp.
pub struct GPULaneMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPULaneMappingAttr, Attribute, GPU_LANE_MAPPING_ATTR);
static GPU_LANE_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "A loop over the lanes of a warp.",
    params: &[crate::plumbing::parameter::<MappingId>("lane", "::mlir::gpu::MappingId").named_enum()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPULaneMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.lane", "GPULaneMappingAttr", "lane")
};
impl<'c> GPULaneMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, lane: MappingId) -> Self {
        crate::plumbing::get(context, (lane,))
    }
    /// Mapping ids for loop mapping.
    #[doc(alias = "getLane")]
    #[inline]
    #[must_use]
    pub fn lane(self) -> MappingId {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPULaneMappingAttr<'c> {}

/// Memory of an address space.
pub struct GPUMemorySpaceMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUMemorySpaceMappingAttr, Attribute, GPU_MEMORY_SPACE_MAPPING_ATTR);
static GPU_MEMORY_SPACE_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "Memory of an address space.",
    params: &[
        crate::plumbing::parameter::<AddressSpace>("address_space", "::mlir::gpu::AddressSpace").named_enum(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMappingAttrInterfaceTable::entry::<GPUMemorySpaceMappingAttr<'static>>()],
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.memory_space",
        "GPUMemorySpaceMappingAttr",
        "memory_space",
    )
};
impl<'c> GPUMemorySpaceMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, address_space: AddressSpace) -> Self {
        crate::plumbing::get(context, (address_space,))
    }
    /// GPU address space.
    #[doc(alias = "getAddressSpace")]
    #[inline]
    #[must_use]
    pub fn address_space(self) -> AddressSpace {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMappingAttrInterface<'c> for GPUMemorySpaceMappingAttr<'c> {}

/// The units that run a loop, a bit each.
pub struct GPUMappingMaskAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(GPUMappingMaskAttr, Attribute, GPU_MAPPING_MASK_ATTR);
static GPU_MAPPING_MASK_ATTR: crate::def::Def = crate::def::Def {
    summary: "The units that run a loop, a bit each.",
    params: &[crate::plumbing::parameter::<u64>("mask", "uint64_t")],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::params(&[0], false), p::lit(">")])
    },
    interfaces: &[DeviceMaskingAttrInterfaceTable::entry::<GPUMappingMaskAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("gpu", "gpu.mask", "GPUMappingMaskAttr", "mask")
};
impl<'c> GPUMappingMaskAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, mask: u64) -> Self {
        crate::plumbing::get(context, (mask,))
    }
    /// The parameter `mask`.
    #[doc(alias = "getMask")]
    #[inline]
    #[must_use]
    pub fn mask(self) -> u64 {
        crate::plumbing::param(self.0.node(), 0)
    }
}
impl<'c> DeviceMaskingAttrInterface<'c> for GPUMappingMaskAttr<'c> {}

/// How a dimension of `scf.parallel` becomes one of a launch.
pub struct ParallelLoopDimMappingAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(ParallelLoopDimMappingAttr, Attribute, PARALLEL_LOOP_DIM_MAPPING_ATTR);
static PARALLEL_LOOP_DIM_MAPPING_ATTR: crate::def::Def = crate::def::Def {
    summary: "How a dimension of `scf.parallel` becomes one of a launch.",
    params: &[
        crate::plumbing::parameter::<Processor>("processor", "::mlir::gpu::Processor").named_enum(),
        crate::plumbing::parameter::<crate::affine::AffineMap<'static>>("map", "AffineMap"),
        crate::plumbing::parameter::<crate::affine::AffineMap<'static>>("bound", "AffineMap"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.loop_dim_map",
        "ParallelLoopDimMappingAttr",
        "loop_dim_map",
    )
};
impl<'c> ParallelLoopDimMappingAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        processor: Processor,
        map: crate::affine::AffineMap<'c>,
        bound: crate::affine::AffineMap<'c>,
    ) -> Self {
        crate::plumbing::get(context, (processor, map, bound))
    }
    /// Processor for loop mapping.
    #[doc(alias = "getProcessor")]
    #[inline]
    #[must_use]
    pub fn processor(self) -> Processor {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// From the number of the processor to that of the iteration.
    #[doc(alias = "getMap")]
    #[inline]
    #[must_use]
    pub fn map(self) -> crate::affine::AffineMap<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// From the number of iterations to that of processors.
    #[doc(alias = "getBound")]
    #[inline]
    #[must_use]
    pub fn bound(self) -> crate::affine::AffineMap<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// What is known of a compiled kernel.
pub struct KernelMetadataAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(KernelMetadataAttr, Attribute, KERNEL_METADATA_ATTR);
static KERNEL_METADATA_ATTR: crate::def::Def = crate::def::Def {
    summary: "What is known of a compiled kernel.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<crate::Type<'static>>("function_type", "Type"),
        crate::plumbing::parameter::<crate::builtin::ArrayAttr<'static>>("arg_attrs", "ArrayAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::DictionaryAttr<'static>>("metadata", "DictionaryAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1),
            p::optional(
                &[2, 3],
                false,
                &[p::lit(","), p::structure(const { &p::fields([2, 3]) }, true)],
                &[],
            ), p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (name, function_type, arg_attrs, metadata) = crate::plumbing::arguments(params);
            <KernelMetadataAttr<'_> as KernelMetadataAttrVerify>::verify(
                context,
                name,
                function_type,
                arg_attrs,
                metadata,
            )
        },
    ),
    ..crate::plumbing::keyword_attribute(
        "gpu",
        "gpu.kernel_metadata",
        "KernelMetadataAttr",
        "kernel_metadata",
    )
};
impl<'c> KernelMetadataAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        name: crate::builtin::StringAttr<'c>,
        function_type: crate::Type<'c>,
        arg_attrs: ::core::option::Option<crate::builtin::ArrayAttr<'c>>,
        metadata: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (name, function_type, arg_attrs, metadata))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        name: crate::builtin::StringAttr<'c>,
        function_type: crate::Type<'c>,
        arg_attrs: ::core::option::Option<crate::builtin::ArrayAttr<'c>>,
        metadata: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (name, function_type, arg_attrs, metadata))
    }
    /// The name.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the function.
    #[doc(alias = "getFunctionType")]
    #[inline]
    #[must_use]
    pub fn function_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The attributes of each argument.
    #[doc(alias = "getArgAttrs")]
    #[inline]
    #[must_use]
    pub fn arg_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// Anything else.
    #[doc(alias = "getMetadata")]
    #[inline]
    #[must_use]
    pub fn metadata(self) -> ::core::option::Option<crate::builtin::DictionaryAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
}

/// The verifier of the parameters of [`KernelMetadataAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl KernelMetadataAttrVerify`",
    label = "`KernelMetadataAttrVerify` is not implemented",
    note = "the definition of `KernelMetadataAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, name: StringAttr<'c>, function_type: Type<'c>, arg_attrs: Option<ArrayAttr<'c>>, metadata: Option<DictionaryAttr<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait KernelMetadataAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        name: crate::builtin::StringAttr<'c>,
        function_type: crate::Type<'c>,
        arg_attrs: ::core::option::Option<crate::builtin::ArrayAttr<'c>>,
        metadata: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// Compiled kernels, sorted by their names.
pub struct KernelTableAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(KernelTableAttr, Attribute, KERNEL_TABLE_ATTR);
static KERNEL_TABLE_ATTR: crate::def::Def = crate::def::Def {
    summary: "Compiled kernels, sorted by their names.",
    params: &[crate::plumbing::parameter::<crate::List<'static, KernelMetadataAttr<'static>>>("kernel_table", "::llvm::ArrayRef<KernelMetadataAttr>").or(
        |_| crate::plumbing::empty_list::<KernelMetadataAttr<'_>>(),
    )],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::custom(&KERNEL_TABLE_ATTR_KERNELS, &[0], &[], false), p::lit(">")])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (kernel_table,) = crate::plumbing::arguments(params);
            <KernelTableAttr<'_> as KernelTableAttrVerify>::verify(context, kernel_table)
        },
    ),
    ..crate::plumbing::keyword_attribute("gpu", "gpu.kernel_table", "KernelTableAttr", "kernel_table")
};
impl<'c> KernelTableAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, kernel_table: &[KernelMetadataAttr<'c>]) -> Self {
        crate::plumbing::get(context, (crate::plumbing::list(kernel_table).param(),))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        kernel_table: &[KernelMetadataAttr<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (crate::plumbing::list(kernel_table).param(),))
    }
    /// The kernels.
    #[doc(alias = "getKernelTable")]
    #[inline]
    #[must_use]
    pub fn kernel_table(self) -> crate::List<'c, KernelMetadataAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// The verifier of the parameters of [`KernelTableAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl KernelTableAttrVerify`",
    label = "`KernelTableAttrVerify` is not implemented",
    note = "the definition of `KernelTableAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, kernel_table: List<'c, KernelMetadataAttr<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait KernelTableAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        kernel_table: crate::List<'c, KernelMetadataAttr<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The directive `custom<Kernels>` in the assembly format of [`KernelTableAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl KernelTableAttrKernels`",
    label = "`KernelTableAttrKernels` is not implemented",
    note = "the assembly format of `KernelTableAttr` has `custom<Kernels>`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Vec<KernelMetadataAttr<'c>>, Diagnostic>;`",
    note = "`fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, value: KernelTableAttr<'c>, kernel_table: List<'c, KernelMetadataAttr<'c>>);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait KernelTableAttrKernels {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<::std::vec::Vec<KernelMetadataAttr<'c>>, crate::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
        value: KernelTableAttr<'c>,
        kernel_table: crate::List<'c, KernelMetadataAttr<'c>>,
    );
}
static KERNEL_TABLE_ATTR_KERNELS: crate::def::CustomDirective = crate::def::CustomDirective {
    name: "Kernels",
    parse: |parser, _| {
        let kernel_table = <KernelTableAttr<'_> as KernelTableAttrKernels>::parse(parser)?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![crate::plumbing::owned(
            kernel_table
        )]))
    },
    print: |printer, node, bound, _| <KernelTableAttr<'_> as KernelTableAttrKernels>::print(
        printer,
        crate::plumbing::handle(node),
        crate::plumbing::argument(bound, 0),
    ),
};

/// The code for a target.
pub struct ObjectAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(ObjectAttr, Attribute, OBJECT_ATTR);
static OBJECT_ATTR: crate::def::Def = crate::def::Def {
    summary: "The code for a target.",
    params: &[
        crate::plumbing::parameter::<crate::Attribute<'static>>("target", "Attribute"),
        crate::plumbing::parameter::<CompilationTarget>("format", "CompilationTarget")
            .or(|_| crate::plumbing::encode::<CompilationTarget>(CompilationTarget::Fatbin)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("object", "StringAttr"),
        crate::plumbing::parameter::<crate::builtin::DictionaryAttr<'static>>("properties", "DictionaryAttr")
            .optional(),
        crate::plumbing::parameter::<KernelTableAttr<'static>>("kernels", "KernelTableAttr").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::var(0), p::lit(","),
            p::optional(
                &[3],
                false,
                &[p::spaced("properties"), p::spaced("="), p::spaced_var(3).required(), p::lit(",")],
                &[],
            ),
            p::optional(
                &[4],
                false,
                &[p::spaced("kernels"), p::spaced("="), p::spaced_var(4).required(), p::lit(",")],
                &[],
            ), p::custom(&OBJECT_ATTR_OBJECT, &[1, 2], &[], true), p::lit(">"),
        ])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (target, format, object, properties, kernels) = crate::plumbing::arguments(params);
            <ObjectAttr<'_> as ObjectAttrVerify>::verify(context, target, format, object, properties, kernels)
        },
    ),
    ..crate::plumbing::keyword_attribute("gpu", "gpu.object", "ObjectAttr", "object")
};
impl<'c> ObjectAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        target: crate::Attribute<'c>,
        format: CompilationTarget,
        object: crate::builtin::StringAttr<'c>,
        properties: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
        kernels: ::core::option::Option<KernelTableAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (target, format, object, properties, kernels))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        target: crate::Attribute<'c>,
        format: CompilationTarget,
        object: crate::builtin::StringAttr<'c>,
        properties: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
        kernels: ::core::option::Option<KernelTableAttr<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (target, format, object, properties, kernels))
    }
    /// The target.
    #[doc(alias = "getTarget")]
    #[inline]
    #[must_use]
    pub fn target(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// What the code is.
    #[doc(alias = "getFormat")]
    #[inline]
    #[must_use]
    pub fn format(self) -> CompilationTarget {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The code.
    #[doc(alias = "getObject")]
    #[inline]
    #[must_use]
    pub fn object(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// Anything else.
    #[doc(alias = "getProperties")]
    #[inline]
    #[must_use]
    pub fn properties(self) -> ::core::option::Option<crate::builtin::DictionaryAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The kernels in it.
    #[doc(alias = "getKernels")]
    #[inline]
    #[must_use]
    pub fn kernels(self) -> ::core::option::Option<KernelTableAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
}

/// The verifier of the parameters of [`ObjectAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ObjectAttrVerify`",
    label = "`ObjectAttrVerify` is not implemented",
    note = "the definition of `ObjectAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, target: Attribute<'c>, format: CompilationTarget, object: StringAttr<'c>, properties: Option<DictionaryAttr<'c>>, kernels: Option<KernelTableAttr<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait ObjectAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        target: crate::Attribute<'c>,
        format: CompilationTarget,
        object: crate::builtin::StringAttr<'c>,
        properties: ::core::option::Option<crate::builtin::DictionaryAttr<'c>>,
        kernels: ::core::option::Option<KernelTableAttr<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The directive `custom<Object>` in the assembly format of [`ObjectAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ObjectAttrObject`",
    label = "`ObjectAttrObject` is not implemented",
    note = "the assembly format of `ObjectAttr` has `custom<Object>`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<(CompilationTarget, StringAttr<'c>), Diagnostic>;`",
    note = "`fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, value: ObjectAttr<'c>, format: CompilationTarget, object: StringAttr<'c>);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait ObjectAttrObject {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut crate::text::AsmParser<'_, 'c>) -> ::core::result::Result<(
        CompilationTarget,
        crate::builtin::StringAttr<'c>,
    ), crate::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
        value: ObjectAttr<'c>,
        format: CompilationTarget,
        object: crate::builtin::StringAttr<'c>,
    );
}
static OBJECT_ATTR_OBJECT: crate::def::CustomDirective = crate::def::CustomDirective {
    name: "Object",
    parse: |parser, _| {
        let (format, object) = <ObjectAttr<'_> as ObjectAttrObject>::parse(parser)?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![
            crate::plumbing::owned(format), crate::plumbing::owned(object)
        ]))
    },
    print: |printer, node, bound, _| <ObjectAttr<'_> as ObjectAttrObject>::print(
        printer,
        crate::plumbing::handle(node),
        crate::plumbing::argument(bound, 0),
        crate::plumbing::argument(bound, 1),
    ),
};

/// Selects one of the objects of a binary, the first one by default.
pub struct SelectObjectAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(SelectObjectAttr, Attribute, SELECT_OBJECT_ATTR);
static SELECT_OBJECT_ATTR: crate::def::Def = crate::def::Def {
    summary: "Selects one of the objects of a binary, the first one by default.",
    params: &[crate::plumbing::parameter::<crate::Attribute<'static>>("target", "Attribute").optional()],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::optional(&[0], false, &[p::lit("<"), p::var(0).required(), p::lit(">")], &[])])
    },
    verify: ::core::option::Option::Some(
        |context, params| {
            let (target,) = crate::plumbing::arguments(params);
            <SelectObjectAttr<'_> as SelectObjectAttrVerify>::verify(context, target)
        },
    ),
    ..crate::plumbing::keyword_attribute("gpu", "gpu.select_object", "SelectObjectAttr", "select_object")
};
impl<'c> SelectObjectAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, target: ::core::option::Option<crate::Attribute<'c>>) -> Self {
        crate::plumbing::get(context, (target,))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        target: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (target,))
    }
    /// The number of the object, or its target.
    #[doc(alias = "getTarget")]
    #[inline]
    #[must_use]
    pub fn target(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// The verifier of the parameters of [`SelectObjectAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SelectObjectAttrVerify`",
    label = "`SelectObjectAttrVerify` is not implemented",
    note = "the definition of `SelectObjectAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, target: Option<Attribute<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait SelectObjectAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        target: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

crate::op_handle! {
    /// A top level compilation unit containing code to be run on a GPU.
    pub struct GPUModuleOp<'a, 'c> = GPU_MODULE_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> crate::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `targets`.
    optional targets "getTargets"(handle 1 -> crate::builtin::ArrayAttr<'c>, set_targets = maybe_set(1));
    /// The attribute `offloadingHandler`.
    optional offloading_handler "getOffloadingHandler"(
        handle 2 -> crate::Attribute<'c>,
        set_offloading_handler = maybe_attribute(2)
    );
    /// The region `bodyRegion`.
    region body_region "getBodyRegion"(0);
}
static GPU_MODULE_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A top level compilation unit containing code to be run on a GPU.",
        traits: p::traits(&[
            p::T::ISOLATED_FROM_ABOVE, p::T::NO_REGION_ARGUMENTS, p::T::SYMBOL_TABLE, p::T::SYMBOL,
            p::T::NO_TERMINATOR, p::T::SINGLE_BLOCK, p::T::GRAPH_REGION,
        ]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_SYMBOL_NAME_ATTR).symbol_name().required().in_format(),
            p::attribute("targets", &CONSTRAINT)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .in_format(),
            p::attribute("offloadingHandler", &CONSTRAINT_1).in_format(),
        ],
        regions: &[p::region("bodyRegion", false, &CONSTRAINT_2)],
        native_traits: &[
            &p::named("IsIsolatedFromAbove"), &p::named("NoRegionArguments"), &p::named("SymbolTable"),
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER, &p::named("SingleBlock"),
        ],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<GPUModuleOp<'static, 'static>>(),
            i::RegionKindInterfaceTable::graph_regions(),
        ],
        format: Some(&[
            f::property(0),
            f::group(f::Anchor::Property(2), &[f::lit("<"), f::property(2).joined(), f::lit(">")]),
            f::group(f::Anchor::Property(1), &[f::property(1)]), f::attr_dict_with_keyword(), f::region(0),
        ]),
        ..p::declared("gpu", "gpu.module")
    }
};
crate::op_builder! {
    GPUModuleOp<'c> = GPU_MODULE_OP, "gpu.module", 1 regions;
    pub builder(sym_name: text(0)) -> op;
    GPUModuleOpBuilder<GPUModuleOpRegions> {
        targets: maybe_set(1) crate::builtin::ArrayAttr<'c>,
        offloading_handler: maybe_attribute(2)
    } needs body_region(0): GPUModuleOpNeedsBodyRegion => ()
}
impl<'a, 'c> crate::ir::interfaces::SymbolOpInterface<'a, 'c> for GPUModuleOp<'a, 'c> {}
static CONSTRAINT_SYMBOL_NAME_ATTR: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "array of GPU target attributes with at least 1 elements",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::dialects::gpu::is_foreign",
                    // gpu.td:226
                    accepts: crate::dialects::gpu::is_foreign,
                }),
            ),
            c::Pred::Compare(c::Measure::Size, c::Comparison::GreaterOrEqual, 1),
        ]),
    )
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "any attribute with the `OffloadingTranslationAttrTrait` trait.",
        c::Pred::Leaf(c::Leaf {
            name: "crate::dialects::gpu::is_translation",
            // gpu.td:227
            accepts: crate::dialects::gpu::is_translation,
        }),
    )
};
static CONSTRAINT_2: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct GpuDialect;
