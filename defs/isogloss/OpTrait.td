// Traits of operations: what the verifier checks besides the constraints of operands,
// results and attributes, and what other code can ask for.

#ifndef ISOGLOSS_OP_TRAIT_TD
#define ISOGLOSS_OP_TRAIT_TD

include "isogloss/Interface.td"
include "isogloss/TypeConstraint.td"

// A trait that is verified before the declared constraints.
class StructuralOpTrait;

// A trait by its name. It is checked if `isogloss::ir::traits` has a check of that name, or if
// `rustPath` names a `static` of type `isogloss::ir::traits::OpTrait` with its check; otherwise it
// is a marker. Traits that must be listed before it are in `dependentTraits`.
class NativeOpTrait<string name, list<Trait> needed = [], code declaration = [{}], code definition = [{}]>
    : NativeTrait<name, "Op", declaration, definition> {
  // Traits that an operation must have too.
  list<Trait> dependentTraits = needed;
  // The path of the `OpTrait` with its check.
  string rustPath = "";
}
// A trait with arguments, in C++ `Name<ARGUMENTS>::Impl`.
class ParamNativeOpTrait<string name, string arguments, list<Trait> needed = []>
    : ParamNativeTrait<name, arguments, "Op"> {
  // Traits that an operation must have too.
  list<Trait> dependentTraits = needed;
}
// A trait for the generator only, which operations do not have.
class GenInternalOpTrait<string name, list<Trait> needed = []>
    : GenInternalTrait<name, "Op"> {
  // Traits that an operation must have too.
  list<Trait> dependentTraits = needed;
}
// A trait that is a condition on the operation: "failed to verify that LINE".
class PredOpTrait<string line, Pred condition, list<Trait> needed = []>
    : PredTrait<line, condition> {
  // Traits that an operation must have too.
  list<Trait> dependentTraits = needed;
}

// Properties of the operation.

// The regions are scopes of affine symbols and dimensions.
def AffineScope : NativeOpTrait<"AffineScope">;
// Memory that is allocated inside is freed when control leaves the operation.
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
// The order of the operands has no effect; folding moves constants to the end.
def Commutative : NativeOpTrait<"IsCommutative">;
// A constant: no operands, one result, and a fold that returns an attribute.
def ConstantLike : NativeOpTrait<"ConstantLike">;
// `op(op(x))` is `op(x)`; folding uses it.
def Idempotent : NativeOpTrait<"IsIdempotent">;
// `op(op(x))` is `x`; folding uses it.
def Involution : NativeOpTrait<"IsInvolution">;
// The layout maps of its memrefs may be normalized.
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

// Types of operands and results.

// All operands have one type.
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
// All operands have compatible shapes.
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
// All operands have one element type.
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
// All operands and results have compatible shapes.
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
// All operands and results have one element type.
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
// All operands and results have one type; the type of the result is inferred.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
// All operands and results with a rank have the same.
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;
// The shapes of the results are those of the operands, broadcast.
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
// All results are floats, or vectors or tensors of floats.
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
// If an operand is a vector or tensor, all results are, and the shapes agree.
def Elementwise : NativeOpTrait<"Elementwise">;
// Its scalar form computes the same for each element.
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
// Its vector form computes the same for each element.
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
// Its tensor form computes the same for each element.
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
// All four.
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Regions, blocks and symbols.

// The regions use no values that are defined outside of the operation.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
// The operation ends its block.
def Terminator : NativeOpTrait<"IsTerminator">;
// The blocks of the regions need no terminator.
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
// The entry blocks of the regions have no arguments.
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;
// Every region has at most one block.
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
// What SingleBlockImplicitTerminator adds to SingleBlock.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
// Every region has one block, whose terminator may be omitted in the text. `op` is its C++ class, "scf::YieldOp".
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
// The parent is the operation with this class name.
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
// The parent is one of these operations.
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;
// The regions are graph regions: operations may use values that are defined after them.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
// The iterations of the region may run in parallel.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;
// The region has one block, in which the names of symbols are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

// How operands and results are divided if several are variadic.

// The attribute `operandSegmentSizes` has the size of each group of operands.
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
// The attribute `resultSegmentSizes` has the size of each group of results.
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
// All variadic operands have the same size.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
// All variadic results have the same size.
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
// All results have the type of the first attribute, or the type that it is.
def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// Parts of arguments and results that are equal.
class AllMatchTrait<list<string> names, string step, string what>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # what,
                  Same<!foreach(name, names, "$" # name # step)>> {
  // The names of the operands and results.
  list<string> values = names;
}
class AllTypesMatch<list<string> names> : AllMatchTrait<names, ".type", "type">;
class AllRanksMatch<list<string> names> : AllMatchTrait<names, ".type.rank", "rank">;
class AllShapesMatch<list<string> names> : AllMatchTrait<names, ".type.shape", "shape">;
class AllElementTypesMatch<list<string> names>
    : AllMatchTrait<names, ".type.elementTypeOrSelf", "element type">;
class AllElementCountsMatch<list<string> names>
    : AllMatchTrait<names, ".type.elementCount", "element count">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchTrait<names, ".type.typeId", "type IDs">;
// The same of a path that begins with `$_self`, and of paths one by one.
class AllMatchSameOperatorTrait<list<string> names, string path, string what>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # what,
                  Same<!foreach(name, names, !subst("$_self", "$" # name, path))>> {
  // The names of the operands and results.
  list<string> values = names;
}
class AllMatchPred<list<string> paths> : Same<paths>;
class AllMatch<list<string> paths, string line> : PredOpTrait<line, Same<paths>>;

// Paths to parts of an argument or result.
class StrFunc<string text> {
  // The path, as text.
  string result = text;
}
class Rank<string name> : StrFunc<"$" # name # ".type.rank">;
class Shape<string name> : StrFunc<"$" # name # ".type.shape">;
class ElementCount<string name> : StrFunc<"$" # name # ".type.elementCount">;
class ElementType<string name> : StrFunc<"$" # name # ".type.elementTypeOrSelf">;

// The type of `rhs` follows from that of `lhs`: `transform` is a path as in `Within`
// that begins with `$_self`, the accessor of a parameter, `$_self.getPointee()`, or a Rust
// function by its path, `fn<'c>(isogloss::Type<'c>) -> Option<isogloss::Type<'c>>`.
class TypesMatchWith<string line, string lhsArg, string rhsArg, string transform, string compare = "std::equal_to<>()">
    : PredOpTrait<line, StructuralPred<"types match with",
                                       [lhsArg, rhsArg, transform, compare]>> {
  // The operand, result or attribute whose type is known.
  string lhs = lhsArg;
  // The one whose type follows from it.
  string rhs = rhsArg;
  // The type that follows: C++ over `$_self`, of which the known forms are
  // read.
  string transformer = transform;
  // How the two types are compared.
  string comparator = compare;
}
// The same where one of them may be missing, and where they are several.
class OptionalTypesMatchWith<string line, string lhsArg, string rhsArg, string transform,
                             string compare = "std::equal_to<>()">
    : TypesMatchWith<line, lhsArg, rhsArg, transform, compare>;
class RangedTypesMatchWith<string line, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<line, lhsArg, rhsArg, transform, "llvm::equal">;
// The shaped type has as many elements as the list, and their type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg #
                  "' element count and types",
                  StructuralPred<"element count and types", [shapedArg, elementsArg]>> {
  // The value with the shape.
  string shaped = shapedArg;
  // The values that are its elements.
  string elements = elementsArg;
}

// Types of single arguments.
class TypeIsPred<string name, Type type> : Within<"$" # name # ".type", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : And<[Within<"$" # name # ".type", IsShapedTypePred>,
           Within<"$" # name # ".type.elementTypeOrSelf", type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;
class InputTypes<list<string> names, list<Type> types>
    : And<!foreach(i, !range(!size(names)), Within<"$" # names[i] # ".type", types[i].predicate>)>;
// Each operand has the type at its position in the list.
class InputMatchesTypes<list<string> names, list<Type> types>
    : PredOpTrait<"operands {" # !interleave(names, ", ") # "} match expected types", InputTypes<names, types>> {
  assert !eq(!size(names), !size(types)), "there must be as many types as names";
  // The names of the operands and results.
  list<string> inputArgList = names;
  // The types that are allowed.
  list<Type> allowedTypeList = types;
}
// The types of the operands are one of several lists.
class InputAddressIsCombinationOf<list<string> names, list<list<Type>> allowed, string line = "">
    : PredOpTrait<!if(!empty(line),
                      "operands {" # !interleave(names, ", ") #
                      "} match one of the allowed type combinations",
                      line),
                  Or<!foreach(types, allowed, InputTypes<names, types>)>> {
  assert !not(!empty(allowed)), "there must be a combination of types";
  // The names of the operands and results.
  list<string> inputArgList = names;
  // The combinations of types that are allowed.
  list<list<Type>> allowedCombinationList = allowed;
}

// Types of operands and results by their number.
class TCopVTEtIs<int i, Type type>
    : And<[Compare<"operands", ">", i>, Within<"operand " # i # ".type", IsShapedTypePred>,
           Within<"operand " # i # ".type.elementTypeOrSelf", type.predicate>]>;
class TCopVTEtIsSameAs<int i, int j>
    : And<[Compare<"operands", ">", !if(!gt(i, j), i, j)>,
           Within<"operand " # i # ".type", IsShapedTypePred>,
           Within<"operand " # j # ".type", IsShapedTypePred>,
           Same<["operand " # i # ".type.elementTypeOrSelf",
                 "operand " # j # ".type.elementTypeOrSelf"]>]>;
class TCOpResIsShapedTypePred<int i, int j>
    : And<[Compare<"results", ">", i>, Compare<"operands", ">", j>, Within<"result " # i # ".type", IsShapedTypePred>,
           Within<"operand " # j # ".type", IsShapedTypePred>]>;
class TCresIsSameAsOpBase<int i, int j>
    : Same<["result " # i # ".type", "operand " # j # ".type"]>;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : Same<["result " # i # ".type.elementTypeOrSelf",
            "operand " # j # ".type.elementTypeOrSelf"]>;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;
class TCOpIsBroadcastableToRes<int operand, int result>
    : And<[TCOpResIsShapedTypePred<operand, result>,
           Broadcastable<"operand " # operand # ".type", "result " # result # ".type">]>;
class TCopVTEtAreSameAt<list<int> indices>
    : Same<!foreach(i, indices, "operand " # i # ".type.elementTypeOrSelf")>;

#endif // ISOGLOSS_OP_TRAIT_TD
