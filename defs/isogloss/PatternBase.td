// Rewrite patterns: an operation, or a tree of operations, becomes other operations.

#ifndef ISOGLOSS_PATTERN_BASE_TD
#define ISOGLOSS_PATTERN_BASE_TD

include "isogloss/Op.td"

//===- patterns --------------------------------------------------------------===//

// In `addBenefit`, what is added to the benefit of a pattern: `(addBenefit 2)`.
def addBenefit;

// A pattern. A node is an operation with its arguments in the order of the definition,
// `(Toy_AddOp:$sum $lhs, (Toy_NegOp $x))`: `$name` binds an operand, an attribute or,
// after the operator, the operation. `$_` is any. `AnyInteger:$x` binds an operand whose
// type satisfies a constraint, `ConstantAttr<I32Attr, "1">` is an attribute with a value.
// Operands of one name are the same value. `$pair__1` is the second result of `$pair`.
//
// The last result patterns replace the results of the root of the source pattern; those
// before create what they use. Without result patterns the root is erased.
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  // What is matched.
  dag sourcePattern = source;
  // What replaces its results.
  list<dag> resultPatterns = results;
  // Conditions on what is bound: `(Toy_SameType $x, $y)`, of a `Constraint` with `$0`,
  // `$1`, or a `RustPred`, `fn(ValueRef, ValueRef) -> bool`; attributes are `Attribute`.
  list<dag> constraints = preds;
  // Nodes that are created, or called, besides.
  list<dag> supplementalPatterns = supplemental_results;
  // Patterns with a larger benefit are tried first. It is the number of operations that
  // are matched, and what this adds.
  dag benefitDelta = benefitAdded;
}

// A pattern whose result is one node.
class Pat<dag pattern, dag result, list<dag> preds = [], list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

//===- functions as nodes ------------------------------------------------------===//

// C++ as a node. `$0` is the first argument; `$_builder`, `$_loc` and `$_self` are the
// rewriter, the location and, in a source pattern, what is matched. It is understood if
// it is an argument, a type or a constant attribute of a builder, or a function that
// `CppFunction` names.
class NativeCodeCall<string expr, int returns = 1> {
  // The C++ expression.
  string expression = expr;
  // The number of values that it returns.
  int numReturns = returns;
}

// One that returns nothing.
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// A Rust function by its path, as a node. In a result pattern it gets the rewriter and
// the arguments, `fn(&mut Rewriter<'_, 'c>, ValueId, Attribute<'c>) -> ValueId`; it
// returns a value, an attribute, a type in `returnType`, or an array of values. In a
// source pattern it gets the operation, or the attribute, and returns what it binds:
// `fn(OpRef<'_, 'c>) -> Option<Attribute<'c>>`.
class RustCall<string path, int returns = 1> : NativeCodeCall<"", returns> {
  // The path of the function.
  string rustPath = path;
}

// One that returns nothing.
class RustCallVoid<string path> : RustCall<path, 0>;

// In a source pattern: the value of a constant, `(ConstantLikeMatcher AnyAttr:$value)`.
def ConstantLikeMatcher
    : NativeCodeCall<"success(matchPattern($_self->getResult(0), m_Constant(&$0)))">;

//===- directives --------------------------------------------------------------===//

// A value that is there already replaces a result: `(replaceWithValue $x)`.
def replaceWithValue;

// The last argument of a node of a result pattern: its location. `(location "name")` is a
// name, `(location $x)` that of `$x`, `(location "text", $x, $y)` a fused one.
def location;

// The last argument of an operation of a result pattern: the types of its results.
// `(returnType $x)` is that of `$x`; others are a type in MLIR's syntax, `"i32"`, the C++
// of a builder, or a native call.
def returnType;

// Two operands in either order: `(either $x, (Toy_NegOp $y))`.
def either;

// The values of a variadic operand: `(variadic:$all $first, $second)`.
def variadic;

//===- conditions --------------------------------------------------------------===//

// Nothing uses the result: `(HasNoUseOf:$op)`.
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // ISOGLOSS_PATTERN_BASE_TD
