// Forms of operations, types and attributes whose text is C++ in their definitions, in
// the language of assembly formats. A file with such forms is beside the definitions
// that it completes: they include it, or `isogloss opt --forms FILE.td` names it.

#ifndef ISOGLOSS_FORM_TD
#define ISOGLOSS_FORM_TD

// Declared again, so that a definition file can include this one without others.
class Trait;

// The form of an operation, in place of `hasCustomAssemblyFormat` and of an
// `assemblyFormat`. A form of the library takes the place of an `assemblyFormat` only
// if that needs C++.
class OpForm<string operationName, string format, list<Trait> typeTraits = []> {
  // The name of the operation, `dialect.name`. `dialect.na*`: the form of all
  // operations whose names begin so, whose text is C++, and that have no form of
  // their own name.
  string operation = operationName;
  // The form, as the `assemblyFormat` of the definition.
  string assemblyFormat = format;
  // Traits that the operation has besides, and from which the types follow that are
  // not in the form: `TypesMatchWith`, `AllTypesMatch`. They are verified.
  list<Trait> traits = typeTraits;
  // Whether a form of the library also takes the place of an `assemblyFormat` that needs
  // no C++.
  bit replacesFormat = 0;
}

// The form of a type.
class TypeForm<string typeDefName, string format, list<string> parameterDefaults = []> {
  // The name of the type, `dialect.mnemonic`.
  string typeName = typeDefName;
  // The form, as the `assemblyFormat` of the definition.
  string assemblyFormat = format;
  // Parameters that the form leaves out if they have these values, `name = value`, or
  // if they are empty, `name =`, or one more than an earlier one, `name = other + 1`.
  list<string> defaults = parameterDefaults;
}

// The form of an attribute.
class AttrForm<string attrDefName, string format, list<string> parameterDefaults = []> {
  // The name of the attribute, `dialect.mnemonic`.
  string attrName = attrDefName;
  // The form, as the `assemblyFormat` of the definition.
  string assemblyFormat = format;
  // Parameters that the form leaves out if they have these values, `name = value`, or
  // if they are empty, `name =`, or one more than an earlier one, `name = other + 1`.
  list<string> defaults = parameterDefaults;
}

// The form of a directive `custom<X>(...)`. Its elements are put in the place of the
// directive, and its arguments in the places of the parameters: `$a` in the form is the
// first argument, whatever that is, if `parameters` begins with `a`.
class DirectiveForm<string directiveName, list<string> parameterNames, string format, string dialectName = ""> {
  // The name in the angle brackets.
  string directive = directiveName;
  // The names of the parameters, without `$`.
  list<string> parameters = parameterNames;
  // The form.
  string assemblyFormat = format;
  // The dialect whose formats have the directive. Empty: all.
  string dialect = dialectName;
}

// What an attribute is called that is printed by an alias, `#alias`, which is C++ in definitions (`OpAsmDialectInterface`).
class AttrAlias<string attrDefName, string aliasName> {
  // The name of the attribute, `dialect.mnemonic`.
  string attrName = attrDefName;
  // The name, without `#`.
  string alias = aliasName;
}

// What values are called in custom form (`%mapped = ...`), which is C++ in definitions
// (`OpAsmOpInterface`).
class OpNames<string operationName, list<string> resultNames, list<string> argumentNames = []> {
  // The name of the operation, `dialect.name`.
  string operation = operationName;
  // A name for each declared result; empty: the next number.
  list<string> results = resultNames;
  // The arguments of the first region, in the order of the operands that they belong to:
  // `operand = name`, for each value of a declared operand.
  list<string> arguments = argumentNames;
}

// A discardable attribute that the C++ of an operation computes when it verifies the operation, and leaves at it: it is in the
// generic form and in bytecode, and a form leaves it out.
class OpCache<string operationName, string attributeName, string valueText, list<string> symbolValues = []> {
  // The name of the operation, `dialect.name`.
  string operation = operationName;
  // The name of the attribute.
  string attribute = attributeName;
  // The value, in MLIR's syntax. Symbols of affine maps in an array are replaced by numbers.
  string value = valueText;
  // The attributes of the operation with these numbers, integer elements: `name = default`, where the default is each of them if
  // the operation has no such attribute. All attributes have equal shares of the symbols, in the order of this list.
  list<string> symbols = symbolValues;
}

// The function from type to type that a C++ text is, such as the last argument of
// `TypesMatchWith`: the type at a path (see `Within`), or that type with another element
// type, in MLIR's syntax.
class TypeFunction<string cppText, string path = "", string withElementType = "", bit appliedToElements = 0> {
  // The C++ text; `$_self` is the type.
  string cpp = cppText;
  // The path to the result, as that of `Within`.
  string steps = path;
  // The element type of the result, in MLIR's syntax. Empty: the result is the type at
  // the end of the path.
  string elementType = withElementType;
  // Whether the function of a shaped type is the same shape with the function of its
  // element type: a pointee of a tensor of pointers is a tensor of pointees.
  bit ofElements = appliedToElements;
}

// The type that a C++ text builds, such as the `builderCall` of a constraint on types:
// operands and results with the constraint have this type, and the form has none.
class BuiltType<string cppText, string mlirType> {
  // The C++ text.
  string cpp = cppText;
  // The type, in MLIR's syntax.
  string type = mlirType;
}

// The value that a C++ text is, such as the default value of an attribute that is a call: attributes and properties with the
// text as default value have this value.
class BuiltValue<string cppText, string cppLiteral> {
  // The C++ text.
  string cpp = cppText;
  // The value, as C++ writes it without calls: `3`, `"text"` with its quotes.
  string literal = cppLiteral;
}

// The form of a function, as that of `func.func`, of an operation with these names of
// attributes and of its region: visibility, name, arguments, results, attributes, body.
defvar FunctionForm = "(keyword($sym_visibility, \"public\", \"private\", \"nested\")^)? $sym_name signature($function_type, $arg_attrs, $res_attrs, $body) attr-dict-with-keyword ($body^)?";

// The form of a function, as that of `func.func`, whatever its other attributes are: they
// are in the dictionary after `attributes`. The names of attributes are those of
// `func.func`, and need not be declared.
defvar StandardFunctionForm = "<function>";

#endif // ISOGLOSS_FORM_TD
