// Operations.
//
//   include "isogloss/Op.td"
//   def Toy_Dialect : Dialect { let name = "toy"; }
//   def Toy_AddOp : Op<Toy_Dialect, "add", [Pure, SameOperandsAndResultType]> {
//     let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
//     let results = (outs F64Tensor:$sum);
//     let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
//   }
//
// Names of classes and fields are those of MLIR's ODS.

#ifndef ISOGLOSS_OP_TD
#define ISOGLOSS_OP_TD

include "isogloss/Dialect.td"
include "isogloss/TypeConstraint.td"
include "isogloss/AttrConstraint.td"
include "isogloss/Property.td"
include "isogloss/OpTrait.td"
include "isogloss/SideEffects.td"
include "isogloss/OpInterfaces.td"

// The operators of the lists of regions and successors.
def region;
def successor;

// Regions.
// A constraint on a region.
class RegionConstraint<Pred condition, string line = ""> : Constraint<condition, line>;
class Region<Pred condition, string line = ""> : RegionConstraint<condition, line>;
def AnyRegion : Region<TruePred, "any region">;
// A region with this number of blocks.
class SizedRegion<int count>
    : Region<Compare<"blocks", "==", count>, "region with " # count # " blocks"> {
  // The number of blocks.
  int blocks = count;
}
class MinSizedRegion<int count>
    : Region<Compare<"blocks", ">=", count>, "region with at least " # count # " blocks">;
class MaxSizedRegion<int count>
    : Region<Compare<"blocks", "<=", count>, "region with at most " # count # " blocks">;
// Any number of regions; the last of an operation's only.
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

// Successors.
// A constraint on a successor.
class SuccessorConstraint<Pred condition, string line = "">
    : Constraint<condition, line>;
class Successor<Pred condition, string line = ""> : SuccessorConstraint<condition, line>;
def AnySuccessor : Successor<TruePred, "any successor">;
// Any number of successors; the last of an operation's only.
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

// A constraint with documentation and with effects.
class OpVariable<Constraint limit, string line = "", list<OpVariableDecorator> effects = []> {
  // What the value must satisfy.
  Constraint constraint = limit;
  // One line; documentation of the accessor.
  string summary = line;
  // Side effects on the value.
  list<OpVariableDecorator> decorators = effects;
}
class Arg<Constraint limit, string line = "", list<OpVariableDecorator> effects = []>
    : OpVariable<limit, line, effects>;
class Res<Constraint limit, string line = "", list<OpVariableDecorator> effects = []>
    : OpVariable<limit, line, effects>;

// What is reported where something is used that should not be any more.
class Deprecated<string reason> {
  // Why, and what to use instead.
  string odsDeprecated = reason;
}
// The same for C++ only; not used.
class CppDeprecated<string reason> {
  // Why, and what to use instead.
  string odsCppDeprecated = reason;
}

// Types and attributes that have an interface, or whose dialect promises it.
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : HasPromise<interface.cppInterfaceName>;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromise<interface.cppInterfaceName>,
                     "promising or implementing the `" # interface.cppInterfaceName #
                     "` type interface">;
class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<HasPromise<interface.cppInterfaceName>,
                     "promising or implementing the `" # interface.cppInterfaceName #
                     "` attr interface">;

// A further way to build an operation: `(ins "Type":$result, CArg<"i64", "0">:$n)`.
class OpBuilder<dag arguments, code text = ""> {
  // The arguments, as in `(ins "Value":$lhs)`.
  dag dagParams = arguments;
  // C++; not used.
  code body = text;
}
class DeprecatedOpBuilder<string reason, dag arguments, code text = "">
    : OpBuilder<arguments, text>, CppDeprecated<reason>;

// A heading for documentation.
class OpDocGroup {
  // One line, and documentation in Markdown.
  string summary;
  string description;
}

// An operation of a dialect.
class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  // The dialect, whose name is the prefix.
  Dialect opDialect = dialect;
  // The name after the dialect: `add` in `toy.add`.
  string opName = mnemonic;
  // The namespace of the C++ class.
  string cppNamespace = dialect.cppNamespace;
  // Documentation: one line, and more in Markdown.
  string summary = "";
  string description = "";
  // The heading under which documentation lists it.
  OpDocGroup opDocGroup = ?;
  // Operands, attributes and properties: `(ins Index:$i, StrAttr:$name)`.
  dag arguments = (ins);
  // Results: `(outs I32:$sum)`.
  dag results = (outs);
  // Regions: `(region AnyRegion:$body)`.
  dag regions = (region);
  // Successors: `(successor AnySuccessor:$dest)`.
  dag successors = (successor);
  // Traits and interfaces, in the order in which they are verified.
  list<Trait> traits = props;
  // Further builders, and whether there are only these.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  // What follows the name.
  string assemblyFormat = ?;
  // The author writes parser and printer.
  bit hasCustomAssemblyFormat = 0;
  // The author checks the operation: the hook trait is `NameVerify`.
  bit hasVerifier = 0;
  // The author checks the operation after its regions: the hook trait is `NameRegionVerify`.
  bit hasRegionVerifier = 0;
  // The author folds the operation.
  bit hasFolder = 0;
  // The author has patterns that bring the operation to a canonical form: the hook trait is
  // `isogloss::rewrite::CanonicalizationPatterns`, implemented for the handle.
  bit hasCanonicalizer = 0;
  // One such pattern is a method: the hook trait is `isogloss::rewrite::OpCanonicalize`.
  bit hasCanonicalizeMethod = 0;
  // C++ only; accepted and reported.
  bit useCustomPropertiesEncoding = 0;
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Arguments or results that several operations have.
class Arguments<dag args> {
  // The operands, attributes and properties, as in `(ins AnyType:$x,
  // I64Attr:$n)`.
  dag arguments = args;
}
class Results<dag rets> {
  // The results, as in `(outs AnyType:$y)`.
  dag results = rets;
}

#endif // ISOGLOSS_OP_TD
