// The Rust types of C++ type names. This is data, not generator code: add
// records of your own for the types of your project.
//
//   def : CppType<"::my::Angle", "crate::Angle">;
//
// A name is looked up as in C++: in the namespace of the dialect that names it, in
// those around it, and in `mlir`. `Type`, `mlir::Type` and `::mlir::Type` are one,
// unless the dialect has a `Type` of its own. A record without a namespace, as for
// "Angle", applies in any.

#ifndef ISOGLOSS_RUST_TYPE_TD
#define ISOGLOSS_RUST_TYPE_TD

// `cppName` is read as the Rust type at the path `rustPath`, which is a
// - "value": any type that implements `Parameter` and `ParamSyntax`,
// - "type" or "attribute": a handle of one kind, with a lifetime,
// - "enum": a generated enum.
class CppType<string cppName, string rustPath, string kindName = "value"> {
  // The C++ name.
  string cpp = cppName;
  // The Rust type, or its path.
  string rust = rustPath;
  // What the Rust type is: "value", "type", "attribute" or "enum".
  string kind = kindName;
  assert !or(!eq(kindName, "value"), !eq(kindName, "type"), !eq(kindName, "attribute"), !eq(kindName, "enum")),
         "the kind of `" # cppName # "` must be value, type, attribute or enum";
}

def : CppType<"bool", "bool">;
def : CppType<"char", "i8">;
def : CppType<"short", "i16">;
def : CppType<"int", "i32">;
def : CppType<"long", "i64">;
def : CppType<"unsigned", "u32">;
def : CppType<"unsigned int", "u32">;
def : CppType<"unsigned long", "u64">;
def : CppType<"size_t", "u64">;
foreach width = [8, 16, 32, 64] in {
  def : CppType<"int" # width # "_t", "i" # width>;
  def : CppType<"uint" # width # "_t", "u" # width>;
}
// Numbers of any size and format, affine maps and sets.
def : CppType<"APInt", "ApInt">;
def : CppType<"APFloat", "::isogloss::numeric::ApFloat">;
def : CppType<"::mlir::AffineMap", "::isogloss::affine::AffineMap<'c>">;
def : CppType<"::mlir::IntegerSet", "::isogloss::affine::IntegerSet<'c>">;
// What a method of an interface returns that may fail.
def : CppType<"LogicalResult", "::core::result::Result<(), ::isogloss::Diagnostic>">;
def : CppType<"StringRef", "&str">;
def : CppType<"string", "&str">;
def : CppType<"::mlir::Type", "Type">;
def : CppType<"::mlir::Attribute", "Attribute">;

// Handles of the builtin dialect.
foreach name = ["BFloat16Type", "ComplexType", "Float128Type", "Float16Type", "Float32Type", "Float4E2M1FNType",
                "Float64Type", "Float6E2M3FNType", "Float6E3M2FNType", "Float80Type", "Float8E3M4Type",
                "Float8E4M3B11FNUZType", "Float8E4M3FNType", "Float8E4M3FNUZType", "Float8E4M3Type",
                "Float8E5M2FNUZType", "Float8E5M2Type", "Float8E8M0FNUType", "FloatTF32Type", "FunctionType",
                "IndexType", "IntegerType", "MemRefType", "NoneType", "OpaqueType", "RankedTensorType", "ShapedType",
                "TokenType", "TupleType", "UnrankedMemRefType", "UnrankedTensorType", "VectorType"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::" # name, "type">;
foreach name = ["ArrayAttr", "CallSiteLoc", "DenseArrayAttr", "DenseElementsAttr", "DenseResourceElementsAttr",
                "DenseStringElementsAttr", "DictionaryAttr", "DistinctAttr", "FileLineColRange", "FloatAttr",
                "FusedLoc", "IntegerAttr", "NameLoc", "OpaqueAttr", "SparseElementsAttr", "StringAttr", "SymbolRefAttr",
                "TypeAttr", "UnitAttr", "UnknownLoc"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::" # name, "attribute">;
foreach name = ["Location", "LocationAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::Location", "attribute">;
foreach name = ["AffineMapAttr", "IntegerSetAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::affine::" # name, "attribute">;
foreach name = ["ContiguousLayoutAttr", "StridedLayoutAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::memref::" # name, "attribute">;

// What methods of interfaces of operations are given and return. `'a` is the borrow of
// the operation, `'c` that of its context.
def : CppType<"usize", "usize">;
def : CppType<"::mlir::Value", "::isogloss::ir::ValueRef<'a, 'c>">;
def : CppType<"::mlir::BlockArgument", "::isogloss::ir::ValueRef<'a, 'c>">;
def : CppType<"::mlir::Operation", "::isogloss::ir::OpRef<'a, 'c>">;
def : CppType<"::mlir::Block", "::isogloss::ir::BlockRef<'a, 'c>">;
def : CppType<"::mlir::Region", "::isogloss::ir::RegionRef<'a, 'c>">;
def : CppType<"OperationList", "::std::vec::Vec<::isogloss::ir::OpRef<'a, 'c>>">;
def : CppType<"::mlir::OperandRange", "::isogloss::ir::Operands<'a, 'c>">;
def : CppType<"::mlir::ResultRange", "::isogloss::ir::Results<'a, 'c>">;
def : CppType<"::mlir::SymbolTableCollection", "&mut ::isogloss::ir::SymbolTables<'a, 'c>">;
def : CppType<"StaticStr", "&'static str">;
// The attributes of those operands that are constants, one for each operand.
def : CppType<"ConstantOperands", "&[::core::option::Option<::isogloss::Attribute<'c>>]">;
// The values, types and regions that an operation which does not exist yet consists of.
def : CppType<"OpAdaptor", "&::isogloss::ir::infer::Operation<'_, 'c>">;
def :
    CppType<"FailureOrTypes", "::core::result::Result<::std::vec::Vec<::isogloss::Type<'c>>, ::isogloss::Diagnostic>">;
foreach name = ["Callee", "RegionBranchPoint", "RegionSuccessor", "SuccessorOperands"] in
  def : CppType<name, "::isogloss::ir::interfaces::" # name # "<'a, 'c>">;
foreach name = ["InvocationBounds", "RegionKind", "Speculatability"] in
  def : CppType<name, "::isogloss::ir::interfaces::" # name>;
def : CppType<"RegionList", "::std::vec::Vec<::isogloss::ir::RegionRef<'a, 'c>>">;
def : CppType<"ValueList", "::std::vec::Vec<::isogloss::ir::ValueRef<'a, 'c>>">;
def : CppType<"OptionalValues", "::core::option::Option<::std::vec::Vec<::isogloss::ir::ValueRef<'a, 'c>>>">;
// Each a value, or an attribute if it is constant.
def : CppType<"OptionalFoldResults", "::core::option::Option<::std::vec::Vec<::isogloss::ir::fold::FoldResult<'c>>>">;
// Offsets, sizes or strides: values and integers.
def : CppType<"MixedList", "::isogloss::ir::interfaces::MixedList<'a, 'c>">;
def : CppType<"ListLengths", "[::core::primitive::usize; 3]">;
def : CppType<"SymbolVisibility", "::isogloss::ir::symbol::Visibility">;
def : CppType<"RegionSuccessors", "::std::vec::Vec<::isogloss::ir::interfaces::RegionSuccessor<'a, 'c>>">;
def : CppType<"RegionInvocationBounds", "::std::vec::Vec<::isogloss::ir::interfaces::InvocationBounds>">;
def : CppType<"MemoryEffectList", "::std::vec::Vec<::isogloss::ir::interfaces::MemoryEffect<'a, 'c>>">;
def : CppType<"OpAsmSetValueNameFn", "&mut dyn ::core::ops::FnMut(::isogloss::ir::ValueRef<'a, 'c>, &str)">;
def : CppType<"OpAsmSetBlockNameFn", "&mut dyn ::core::ops::FnMut(::isogloss::ir::BlockRef<'a, 'c>, &str)">;

// C++ names of types and attributes that have no specific handle.
foreach name = ["FlatSymbolRefAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::SymbolRefAttr", "attribute">;
foreach name = ["BoolAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::IntegerAttr", "attribute">;
foreach name = ["DenseBoolArrayAttr", "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
                "DenseF32ArrayAttr", "DenseF64ArrayAttr"] in
  def : CppType<"::mlir::" # name, "::isogloss::builtin::DenseArrayAttr", "attribute">;
foreach name = ["ElementsAttr", "TypedAttr"] in
  def : CppType<"::mlir::" # name, "Attribute">;
foreach name = ["BaseMemRefType", "FloatType", "TensorType"] in
  def : CppType<"::mlir::" # name, "Type">;

// The Rust function that is called in place of a C++ text of an operation, where the
// text has no counterpart:
// - a condition of a constraint, or the name of a class, a trait, a function or a method
//   in it: `fn(isogloss::constraint::Subject<'_>) -> bool`;
// - the transformer of TypesMatchWith, or the function that it calls:
//   `fn<'c>(isogloss::Type<'c>) -> Option<isogloss::Type<'c>>`;
// - a default value: `fn(&isogloss::Context) -> isogloss::Attribute<'_>`; its path begins
//   with `crate::`.
class CppFunction<string cppText, string rustPath> {
  // The C++ text.
  string cpp = cppText;
  // The path of the Rust function.
  string rust = rustPath;
}

// The Rust module of the dialect of a C++ class, for `dependentDialects`. The runtime's
// dialects and those of `isogloss-dialects` are known; that crate must then be a
// dependency. A dialect of another crate:
//
//   def : CppDialect<"::my::MyDialect", "::my_crate::my">;
class CppDialect<string cppName, string rustPath> {
  // The C++ class of the dialect.
  string cpp = cppName;
  // The path of the Rust module.
  string rust = rustPath;
}
def : CppDialect<"::mlir::DLTIDialect", "::isogloss::dlti">;
def : CppDialect<"::mlir::func::FuncDialect", "::isogloss::func">;
def : CppDialect<"::mlir::gpu::GPUDialect", "::isogloss::gpu">;
def : CppDialect<"::mlir::LLVM::LLVMDialect", "::isogloss::llvm">;
def : CppDialect<"::mlir::arith::ArithDialect", "::isogloss_dialects::arith">;
def : CppDialect<"::mlir::cf::ControlFlowDialect", "::isogloss_dialects::cf">;
def : CppDialect<"::mlir::complex::ComplexDialect", "::isogloss_dialects::complex">;
def : CppDialect<"::mlir::index::IndexDialect", "::isogloss_dialects::index">;
def : CppDialect<"::mlir::math::MathDialect", "::isogloss_dialects::math">;
def : CppDialect<"::mlir::memref::MemRefDialect", "::isogloss_dialects::memref">;
def : CppDialect<"::mlir::quant::QuantDialect", "::isogloss_dialects::quant">;
def : CppDialect<"::mlir::scf::SCFDialect", "::isogloss_dialects::scf">;
def : CppDialect<"::mlir::tensor::TensorDialect", "::isogloss_dialects::tensor">;
def : CppDialect<"::mlir::ub::UBDialect", "::isogloss_dialects::ub">;

// The generic spellings of a list and of an optional value.
class CppTemplate<string cppName, string kindName> {
  // The C++ name of the template.
  string cpp = cppName;
  // What it is in Rust: "list" or "optional".
  string kind = kindName;
}
foreach name = ["ArrayRef", "SmallVector", "SmallVectorImpl", "vector"] in
  def : CppTemplate<name, "list">;
def : CppTemplate<"optional", "optional">;

#endif // ISOGLOSS_RUST_TYPE_TD
