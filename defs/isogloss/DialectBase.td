// Dialects, and the operators of the dags that list parameters.

#ifndef ISOGLOSS_DIALECT_BASE_TD
#define ISOGLOSS_DIALECT_BASE_TD

// The operator of a list of inputs: `(ins "u64":$rows, "Type":$element)`.
def ins;
// The operator of a list of outputs.
def outs;

// What can be asked of a dialect; see "isogloss/Interface.td".
class DialectInterface;

// A dialect: a module of the generated Rust, with a table that a `Context` is
// built from.
class Dialect {
  // The prefix in the text: `toy` in `!toy.matrix`.
  string name = "";
  // One line for people.
  string summary = ?;
  // Documentation, in Markdown.
  string description = ?;
  // The path of the Rust module of the dialect of the same name that this one adds to, which another crate or
  // file defines: `::isogloss::llvm`. Its types and attributes are those of that module.
  string extends = "";
  // The path of the Rust constant with the interfaces that it attaches to types, attributes and operations of other
  // dialects, which `external_models!` makes: `crate::MODELS`.
  string externalModels = "";
  // The class names of dialects that come with this one, as in "FuncDialect".
  list<string> dependentDialects = [];
  // Attributes that this dialect puts on any operation: `"IntegerAttr":$count` makes `CountAttrHelper` with `get`,
  // `set`, `is_present` and `remove`.
  dag discardableAttrs = (ins);
  // The namespace that C++ spellings of its classes are in.
  string cppNamespace = name;
  // C++ text; reported, and not used.
  code extraClassDeclaration = "";
  // The author checks attributes of any operation whose names begin with the
  // dialect's: the hook trait is `isogloss::ir::OperationAttrVerify`,
  // which is implemented for `NameDialect`.
  bit hasOperationAttrVerify = 0;
  // Interfaces of the dialect itself, which ODS leaves to C++. The author
  // implements their traits for `NameDialect`, as all hooks of the dialect.
  list<DialectInterface> interfaces = [];
  // The author creates the operation for a constant: the hook trait is `MaterializeConstant`.
  bit hasConstantMaterializer = 0;
  // The author checks attributes of arguments of functions: the hook trait is
  // `RegionArgAttrVerify`.
  bit hasRegionArgAttrVerify = 0;
  // The same for results: `RegionResultAttrVerify`.
  bit hasRegionResultAttrVerify = 0;
  // The author has patterns that bring operations to a canonical form: the hook trait is
  // `isogloss::rewrite::CanonicalizationPatterns`.
  bit hasCanonicalizer = 0;
  // No effect; reported.
  bit hasOperationInterfaceFallback = 0;
  // C++ only.
  bit hasNonDefaultDestructor = 0;
  // In ODS these ask for parsers over the mnemonics; in Rust there always are.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;
  // The author reads and writes types, or attributes, that no mnemonic claims:
  // the hook traits are `TypeSyntax` and `AttributeSyntax` of `isogloss::text`,
  // which are implemented for `NameDialect`.
  bit hasCustomTypeSyntax = 0;
  bit hasCustomAttributeSyntax = 0;
  // Whether types, or attributes, with an unknown mnemonic are kept unparsed,
  // as those of dialects that are not loaded: for a dialect that is defined in part.
  bit allowUnknownTypes = 0;
  bit allowUnknownAttributes = 0;
  // Whether operations that are not defined are unregistered ones rather than errors (MLIR's `allowUnknownOperations`).
  bit allowUnknownOperations = 0;
  // Whether types and operations may be added while the program runs.
  bit isExtensible = 0;
  // Whether the formats of operations must have every inherent attribute, or `prop-dict`.
  bit useStrictPropertiesInAssemblyFormat = 0;
  // How operations store their attributes.
  bit usePropertiesForAttributes = 1;
}

#endif // ISOGLOSS_DIALECT_BASE_TD
