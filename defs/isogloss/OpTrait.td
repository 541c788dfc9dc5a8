// Traits of operations: what the verifier checks besides the constraints of operands,
// results and attributes, and what other code can ask for.

#ifndef ISOGLOSS_OP_TRAIT_TD
#define ISOGLOSS_OP_TRAIT_TD

include "isogloss/Interface.td"
include "isogloss/TypeConstraint.td"

// A trait that is verified before the declared constraints.
class StructuralOpTrait;

// A trait by its name. The runtime knows those below; another one is a marker, unless
// `rustPath` names a `static` of type `isogloss::ir::traits::OpTrait` with its check. Traits
// that must be listed before it are in `dependentTraits`.
class NativeOpTrait<string name, list<Trait> needed = [], code declaration = [{}],
                    code definition = [{}]>
    : NativeTrait<name, "Op", declaration, definition> {
  list<Trait> dependentTraits = needed;
  string rustPath = "";
}
class ParamNativeOpTrait<string name, string arguments, list<Trait> needed = []>
    : ParamNativeTrait<name, arguments, "Op"> {
  list<Trait> dependentTraits = needed;
}
// A trait that says how the operation is built, and is not there afterwards.
class GenInternalOpTrait<string name, list<Trait> needed = []>
    : GenInternalTrait<name, "Op"> {
  list<Trait> dependentTraits = needed;
}
// A trait that is a condition on the operation: "failed to verify that LINE".
class PredOpTrait<string line, Pred condition, list<Trait> needed = []>
    : PredTrait<line, condition> {
  list<Trait> dependentTraits = needed;
}

// What is promised, without a check.
def AffineScope : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def Commutative : NativeOpTrait<"IsCommutative">;
def ConstantLike : NativeOpTrait<"ConstantLike">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

// Types of operands and results.
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Regions, blocks and symbols.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
def Terminator : NativeOpTrait<"IsTerminator">;
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
// Every region is one block, which ends with `op` where the text leaves it out: the
// name of the record's class, as in "scf::YieldOp".
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;
def SymbolTable : NativeOpTrait<"SymbolTable">;

// How operands and results are divided if several are variadic.
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
// All results have the type of the first attribute, or the type that it is.
def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// Parts of arguments and results that are equal.
class AllMatchTrait<list<string> names, string step, string what>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # what,
                  Same<!foreach(name, names, "$" # name # step)>> {
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
  list<string> values = names;
}
class AllMatchPred<list<string> paths> : Same<paths>;
class AllMatch<list<string> paths, string line> : PredOpTrait<line, Same<paths>>;

// Paths to parts of an argument or result.
class StrFunc<string text> {
  string result = text;
}
class Rank<string name> : StrFunc<"$" # name # ".type.rank">;
class Shape<string name> : StrFunc<"$" # name # ".type.shape">;
class ElementCount<string name> : StrFunc<"$" # name # ".type.elementCount">;
class ElementType<string name> : StrFunc<"$" # name # ".type.elementTypeOrSelf">;

// The type of `rhs` follows from that of `lhs`: `transform` is a path as in `Within`
// that begins with `$_self`, or a Rust function `fn(Type) -> Type` by its path.
class TypesMatchWith<string line, string lhsArg, string rhsArg, string transform,
                     string compare = "std::equal_to<>()">
    : PredOpTrait<line, StructuralPred<"types match with",
                                       [lhsArg, rhsArg, transform, compare]>> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
  string comparator = compare;
}
// The same where one of them may be missing, and where they are several.
class OptionalTypesMatchWith<string line, string lhsArg, string rhsArg, string transform,
                             string compare = "std::equal_to<>()">
    : TypesMatchWith<line, lhsArg, rhsArg, transform, compare>;
class RangedTypesMatchWith<string line, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<line, lhsArg, rhsArg, transform, "llvm::equal">;
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg #
                      "' element count and types",
                  StructuralPred<"element count and types", [shapedArg, elementsArg]>> {
  string shaped = shapedArg;
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
    : And<!foreach(i, !range(!size(names)),
                   Within<"$" # names[i] # ".type", types[i].predicate>)>;
class InputMatchesTypes<list<string> names, list<Type> types>
    : PredOpTrait<"operands {" # !interleave(names, ", ") # "} match expected types",
                  InputTypes<names, types>> {
  assert !eq(!size(names), !size(types)), "there must be as many types as names";
  list<string> inputArgList = names;
  list<Type> allowedTypeList = types;
}
class InputAddressIsCombinationOf<list<string> names, list<list<Type>> allowed,
                                  string line = "">
    : PredOpTrait<!if(!empty(line),
                      "operands {" # !interleave(names, ", ") #
                          "} match one of the allowed type combinations",
                      line),
                  Or<!foreach(types, allowed, InputTypes<names, types>)>> {
  assert !not(!empty(allowed)), "there must be a combination of types";
  list<string> inputArgList = names;
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
    : And<[Compare<"results", ">", i>, Compare<"operands", ">", j>,
           Within<"result " # i # ".type", IsShapedTypePred>,
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
