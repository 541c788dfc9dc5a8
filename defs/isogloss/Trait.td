// Traits: what a def has besides its parameters. An interface is a trait too;
// see "isogloss/Interface.td".

#ifndef ISOGLOSS_TRAIT_TD
#define ISOGLOSS_TRAIT_TD

include "isogloss/Constraint.td"

// A trait.
class Trait;

// Several traits under one name.
class TraitList<list<Trait> members> : Trait {
  // The traits, in order.
  list<Trait> traits = members;
}

// A marker that Rust code can ask for.
class NativeTrait<string name, string entity, code declaration = [{}], code definition = [{}]> : Trait {
  // The name, which Rust code asks for.
  string trait = name;
  // The namespace of the C++ class.
  string cppNamespace = "::mlir::" # entity # "Trait";
  // C++; not used.
  code extraConcreteClassDeclaration = declaration;
  // C++; not used.
  code extraConcreteClassDefinition = definition;
}
class NativeTypeTrait<string name, code declaration = [{}], code definition = [{}]>
    : NativeTrait<name, "Type", declaration, definition>;
class NativeAttrTrait<string name, code declaration = [{}], code definition = [{}]>
    : NativeTrait<name, "Attribute", declaration, definition>;

// A marker with arguments.
class ParamNativeTrait<string name, string arguments, string entity>
    : NativeTrait<name # "<" # arguments # ">::Impl", entity>;
class ParamNativeTypeTrait<string name, string arguments>
    : ParamNativeTrait<name, arguments, "Type">;
class ParamNativeAttrTrait<string name, string arguments>
    : ParamNativeTrait<name, arguments, "Attribute">;

// A trait that only generators know.
class GenInternalTrait<string name, string entity> : Trait {
  // The name in C++.
  string trait = "::mlir::" # entity # "Trait::" # name;
}
class GenInternalTypeTrait<string name> : GenInternalTrait<name, "Type">;
class GenInternalAttrTrait<string name> : GenInternalTrait<name, "Attribute">;

// A trait that is a condition.
class PredTrait<string line, Pred condition> : Trait {
  // What the condition is, for messages.
  string summary = line;
  // The condition.
  Pred predicate = condition;
}
class PredTypeTrait<string line, Pred condition> : PredTrait<line, condition>;
class PredAttrTrait<string line, Pred condition> : PredTrait<line, condition>;

// A type or attribute with a part that is set once after it was made: its
// `bodyParameters`.
def MutableType : NativeTypeTrait<"IsMutable">;

#endif // ISOGLOSS_TRAIT_TD
