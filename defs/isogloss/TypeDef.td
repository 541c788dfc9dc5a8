// Types and attributes of a dialect.

#ifndef ISOGLOSS_TYPE_DEF_TD
#define ISOGLOSS_TYPE_DEF_TD

include "isogloss/Constraint.td"
include "isogloss/Interface.td"
include "isogloss/Trait.td"
include "isogloss/Parameter.td"

// The layout of a type in memory. The rules are in "isogloss/DataLayout.td".
class LayoutRule;

// An argument of a builder, with its default value: Rust gets a constructor without the argument.
class CArg<string argument, string value = ""> {
  // The Rust or C++ type.
  string type = argument;
  // The value of the constructor without the argument: a literal, `{}` or
  // `std::nullopt`. Empty: the argument must be given.
  string defaultValue = value;
}

// A further way to make a type or an attribute.
class AttrOrTypeBuilder<dag arguments, code text = "", string result = ""> {
  // The arguments, as in `(ins "Type":$element)`.
  dag dagParams = arguments;
  // C++; not used.
  code body = text;
  // C++; a builder that returns another type is reported and omitted.
  string returnType = result;
  // Whether the constructor takes the context from its arguments.
  bit hasInferredContextParam = 0;
}
class AttrBuilder<dag arguments, code text = "", string result = "">
    : AttrOrTypeBuilder<arguments, text, result>;
class TypeBuilder<dag arguments, code text = "", string result = "">
    : AttrOrTypeBuilder<arguments, text, result>;
// The same for an attribute whose arguments know the context.
class AttrBuilderWithInferredContext<dag arguments, code text = "", string result = "">
    : AttrBuilder<arguments, text, result> {
  let hasInferredContextParam = 1;
}
// The same for a type whose arguments know the context.
class TypeBuilderWithInferredContext<dag arguments, code text = "", string result = "">
    : TypeBuilder<arguments, text, result> {
  let hasInferredContextParam = 1;
}

// What types and attributes have in common.
class AttrOrTypeDef<string suffix, string name, list<Trait> traitList, string base> {
  // The family of handles that it belongs to.
  string cppBaseClassName = base;
  // Documentation, in Markdown.
  string description = "";
  // The parameters.
  dag parameters = (ins);
  // Isogloss only: the parameters of a body, with which the type may be recursive. `parameters`
  // identify it: in one context each identity has one body, which is set once after creation. The assembly format has the body in an optional group after the name, as in
  // "`<` $name (`,` `(` $members^ `)`)? `>`"; inside of the body, the name is the whole text.
  dag bodyParameters = (ins);
  // Traits and interfaces.
  list<Trait> traits = traitList;
  // The keyword in the text.
  string mnemonic = "";
  // The text after the keyword: literals in backticks, `$parameter`,
  // `params`, `struct(...)`, `custom<Name>(...)`, `qualified(...)`, optional
  // groups.
  string assemblyFormat = ?;
  // The author writes parser and printer: the hook trait is `CustomFormat` of
  // `isogloss::text`. Without a mnemonic it is a printer only, `CustomPrinter`, and
  // the dialect's own syntax reads.
  bit hasCustomAssemblyFormat = 0;
  // The author checks the parameters: the hook trait is `NameVerify`.
  bit genVerifyDecl = 0;
  // Whether parameters can be read from the handle.
  bit genAccessors = 1;
  // Whether `get` is private: the author writes the public ones.
  bit skipDefaultBuilders = 0;
  // Further constructors: the author implements the hook trait `NameBuilders`.
  list<AttrOrTypeBuilder> builders = ?;
  // Whether the printer may name it by an alias after the mnemonic.
  bit genMnemonicAlias = 0;
  // Isogloss only: whether bytecode encodes the mnemonic and the parameters rather than the text. Later
  // versions may add parameters that may be left out, at the end.
  bit bytecode = 0;
  // C++ only; accepted and reported.
  string storageClass = name # suffix # "Storage";
  string storageNamespace = "detail";
  // The storage is always that of the runtime: other values are errors (E0216).
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;
  // C++ only; accepted and reported.
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];
}

// A type: `def Toy_MatrixType : TypeDef<Toy_Dialect, "Matrix">`.
class TypeDef<Dialect dialect, string name, list<Trait> traits = [], string base = "::mlir::Type">
    : DialectType<dialect, CPred<"">, "", name # "Type">,
      AttrOrTypeDef<"Type", name, traits, base> {
  // The name of the handle.
  string cppClassName = name # "Type";
  let cppType = dialect.cppNamespace # "::" # cppClassName;
  // The unique name; without a mnemonic it must be set.
  string typeName = !if(!empty(mnemonic), "", dialect.name # "." # mnemonic);
  let builderCall = !if(!empty(parameters), "$_builder.getType<" # cppType # ">()", "");
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
  // Its layout in memory, by which it implements `DataLayoutTypeInterface`.
  LayoutRule dataLayout = ?;
}

// An attribute.
class AttrDef<Dialect dialect, string name, list<Trait> traits = [], string base = "::mlir::Attribute">
    : DialectAttr<dialect, CPred<"">>,
      AttrOrTypeDef<"Attr", name, traits, base> {
  // The name of the handle.
  string cppClassName = name # "Attr";
  // The C++ type, by which other definitions may spell it.
  string cppType = dialect.cppNamespace # "::" # cppClassName;
  // The unique name; without a mnemonic it must be set.
  string attrName = !if(!empty(mnemonic), "", dialect.name # "." # mnemonic);
  let storageType = cppType;
  let returnType = cppType;
  let convertFromStorage = "::llvm::cast<" # cppType # ">($_self)";
  let predicate = CPred<"::llvm::isa<" # cppType # ">($_self)">;
}

// Marks an attribute as a source location.
def LocationInterface : AttrInterface<"LocationInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::LocationInterface";
}

// An attribute that is a source location.
class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, traits # [LocationInterface], "::mlir::LocationAttr">;

// An attribute that is a list of values of one type, in brackets.
class ArrayOfAttr<Dialect dialect, string name, string keyword, string element, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<element>:$value);
  let mnemonic = keyword;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
}

#endif // ISOGLOSS_TYPE_DEF_TD
