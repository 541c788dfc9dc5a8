// Predicates, and constraints built from them: which types and attributes a
// parameter, an operand or an attribute of an operation may be.

#ifndef ISOGLOSS_CONSTRAINT_TD
#define ISOGLOSS_CONSTRAINT_TD

include "isogloss/DialectBase.td"

// A condition on a type, an attribute or an operation.
class Pred;

// A condition as a C++ expression, where `$_self` is the type, attribute or operation.
class CPred<code pred> : Pred {
  // The C++ expression.
  code predExpr = "(" # pred # ")";
}

// How conditions are combined.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

// A condition built from others.
class CombinedPred<PredCombinerKind how, list<Pred> conditions> : Pred {
  // How: all, any, none, or with the subject replaced.
  PredCombinerKind kind = how;
  // The conditions.
  list<Pred> children = conditions;
}

// All of the conditions hold.
class And<list<Pred> conditions> : CombinedPred<PredCombinerAnd, conditions>;
// At least one of the conditions holds.
class Or<list<Pred> conditions> : CombinedPred<PredCombinerOr, conditions>;
// The condition does not hold.
class Neg<Pred condition> : CombinedPred<PredCombinerNot, [condition]>;
// The condition with a text replaced in each of its leaves.
class SubstLeaves<string pat, string repl, Pred condition>
    : CombinedPred<PredCombinerSubstLeaves, [condition]> {
  // The text that is replaced.
  string pattern = pat;
  // The text that replaces it.
  string replacement = repl;
}
// The condition with texts put around it.
class Concat<string before, Pred condition, string after>
    : CombinedPred<PredCombinerConcat, [condition]> {
  // The text before.
  string prefix = before;
  // The text after.
  string suffix = after;
}

// A condition with a line that describes it in messages.
class Constraint<Pred condition, string line = ""> {
  // The condition.
  Pred predicate = condition;
  // What satisfies it, for messages.
  string summary = line;
}

// A constraint on a type. With another C++ type it is one on a parameter of that type:
// a number, a text, bytes, an enum, a list as a whole, or a Rust type of the author.
class TypeConstraint<Pred condition, string line = "", string cpp = "::mlir::Type", string function = ""> :
    Constraint<condition, line> {
  // The type as a parameter's type is spelled.
  string cppType = cpp;
  // The name under which it can be called as a function.
  string cppFunctionName = function;
}

// A constraint on an attribute.
class AttrConstraint<Pred condition, string line = "", string function = "">
    : Constraint<condition, line> {
  // The name of the C++ function; not used.
  string cppFunctionName = function;
}

// A type that can be built without asking for anything.
class Type<Pred condition, string line = "", string cpp = "::mlir::Type">
    : TypeConstraint<condition, line, cpp> {
  // Documentation, in Markdown.
  string description = "";
  // How the type is built, if only one satisfies the constraint: see `BuildableType`.
  string builderCall = "";
}

// A type of a dialect.
class DialectType<Dialect d, Pred condition, string line = "", string cpp = "::mlir::Type"> :
    Type<condition, line, cpp> {
  // The dialect of the type.
  Dialect dialect = d;
}

// An attribute, and how an operation stores it.
class Attr<Pred condition, string line = ""> : AttrConstraint<condition, line> {
  // The C++ class of the attribute.
  code storageType = ?;
  // What its accessor returns: a C++ type, mapped to Rust by "isogloss/RustType.td".
  code returnType = ?;
  // How C++ converts the attribute to that type; not used.
  code convertFromStorage = "$_self.getValue()";
  // How C++ creates the attribute from a constant; not used.
  code constBuilderCall = ?;
  // The value of an attribute that is absent.
  string defaultValue = ?;
  // The type of the value, if there is only one.
  Type valueType = ?;
  // Whether the attribute may be absent.
  bit isOptional = 0;
  // The constraint on the attribute if it is present.
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}

// An attribute of a dialect.
class DialectAttr<Dialect d, Pred condition, string line = "">
    : Attr<condition, line> {
  // The dialect of the attribute.
  Dialect dialect = d;
}

// Any type, and any attribute.
def AnyType : Type<CPred<"true">, "any type">;
def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
}

// A type that satisfies at least one of several constraints.
class AnyTypeOf<list<TypeConstraint> allowed, string line = "", string cpp = "::mlir::Type">
    : Type<Or<!foreach(type, allowed, type.predicate)>,
           !if(!empty(line), !interleave(!foreach(type, allowed, type.summary), " or "), line),
           cpp> {
  // The alternatives.
  list<TypeConstraint> allowedTypes = allowed;
}

#endif // ISOGLOSS_CONSTRAINT_TD
