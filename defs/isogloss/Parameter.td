// Parameters of types and attributes.
//
// A parameter is spelled by its Rust type (`"u64"`, `"Type"`, `"&str"`), by the
// C++ type that ODS authors know (`"unsigned"`, `"::mlir::Type"`), by another
// def, or by one of the classes here where more is to be said.

#ifndef ISOGLOSS_PARAMETER_TD
#define ISOGLOSS_PARAMETER_TD

// A parameter of a given type, with one line for people.
class AttrOrTypeParameter<string type, string line, string accessor = ""> {
  // The type, as Rust or C++ spells it.
  string cppType = type;
  // The type that the C++ accessor returns, and the one that it stores; not used.
  string cppAccessorType = !if(!empty(accessor), type, accessor);
  string cppStorageType = cppType;
  // One line; documentation of the accessor.
  string summary = line;
  // How a value is spelled, for documentation.
  string syntax = ?;
  // What it is when left out: a Rust expression, or one of the C++ ones that
  // have a counterpart. Empty: it must be given.
  string defaultValue = "";
  // C++ texts of ODS. Storage and comparison need none in Rust; a parser and a
  // printer are written in Rust, as an implementation of `ParamSyntax`.
  code allocator = ?;
  code comparator = ?;
  string convertFromStorage = "$_self";
  string parser = ?;
  string printer = ?;
}
class AttrParameter<string type, string line, string accessor = "">
    : AttrOrTypeParameter<type, line, accessor>;
class TypeParameter<string type, string line, string accessor = "">
    : AttrOrTypeParameter<type, line, accessor>;

// May be left out. A handle is then `None`, a number 0, a text empty.
class OptionalParameter<string type, string line = "">
    : AttrOrTypeParameter<type, line> {
  let defaultValue = cppStorageType # "()";
}

// May be left out, and then has a value.
class DefaultValuedParameter<string type, string value, string line = "">
    : AttrOrTypeParameter<type, line> {
  let defaultValue = value;
}

// Quoted text.
class StringRefParameter<string line = "", string value = "">
    : AttrOrTypeParameter<"::llvm::StringRef", line> {
  let cppStorageType = "std::string";
  let defaultValue = value;
}

// An integer of any width.
class APIntParameter<string line> : AttrOrTypeParameter<"::llvm::APInt", line>;

// A floating-point number of any semantics.
class APFloatParameter<string line>
    : AttrOrTypeParameter<"::llvm::APFloat", line>;

// A list of at least one element, separated by commas.
class ArrayRefParameter<string element, string line = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # element # ">", line> {
  let cppStorageType = "::llvm::SmallVector<" # element # ">";
}

// A list that may be empty.
class OptionalArrayRefParameter<string element, string line = "">
    : OptionalParameter<"::llvm::ArrayRef<" # element # ">", line> {
  let cppStorageType = "::llvm::SmallVector<" # element # ">";
}

// A value with its own method that copies it into the context in C++.
class SelfAllocationParameter<string type, string line>
    : AttrOrTypeParameter<type, line>;
class ArrayRefOfSelfAllocationParameter<string element, string line>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # element # ">", line>;

// The type of an attribute: the type after its trailing colon.
class AttributeSelfTypeParameter<string line, string type = "::mlir::Type", string builder = "">
    : AttrOrTypeParameter<type, line> {
  let defaultValue = !if(!and(!empty(builder), !eq(type, "::mlir::Type")), "::mlir::NoneType::get($_ctxt)", builder);
}

#endif // ISOGLOSS_PARAMETER_TD
