// Interfaces: what can be asked of types, attributes, operations and dialects
// without knowing which they are.
//
// An interface becomes a Rust trait, a table of function pointers, and, of types and
// attributes, a handle `AnyName` that calls through the table. A file of interfaces
// needs no dialect.

#ifndef ISOGLOSS_INTERFACE_TD
#define ISOGLOSS_INTERFACE_TD

include "isogloss/DialectBase.td"
include "isogloss/Trait.td"

// A method. Without body and default it must be implemented; a default may be
// overridden; a body, which methods of types and attributes may have, may not. Both
// are Rust expressions, in which the receiver is `self`, or `op` of an operation.
class InterfaceMethod<string text, string result, string method, dag args = (ins), code fixed = [{}],
                      code standard = [{}]> {
  // What it returns or does; documentation of the Rust method, in Markdown.
  string description = text;
  // The name; a C++ name `getX` is `x` in Rust.
  string name = method;
  // The Rust or C++ type of the result; "void" for none.
  string returnType = result;
  // The arguments, as in `(ins "u64":$block)`.
  dag arguments = args;
  // The body that every implementation has. Empty: there is none.
  code body = fixed;
  // The body of implementations that do not override it. Empty: there is none.
  code defaultBody = standard;
}

// A function of the def, not of a value.
class StaticInterfaceMethod<string text, string result, string method, dag args = (ins), code fixed = [{}],
                            code standard = [{}]>
    : InterfaceMethod<text, result, method, args, fixed, standard>;

class Interface<string name, list<Interface> bases = []> {
  // Documentation of the Rust trait, in Markdown.
  string description = "";
  // The name of the Rust trait.
  string cppInterfaceName = name;
  // The namespace of the C++ class, by which definitions may spell it.
  string cppNamespace = "";
  // The methods.
  list<InterfaceMethod> methods = [];
  // Interfaces that come with this one.
  list<Interface> baseInterfaces = bases;
  // The compiler's note where something that lists the interface does not
  // implement it.
  string whenMissing = "its definition lists the interface `" # name # "`";
  // The Rust path of an interface that is elsewhere: written by hand, or generated
  // from its own file.
  string rustPath = "";
  // C++ only.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  code extraClassOf = "";
}

// The trait that an interface is, where traits are listed.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

// An interface of types.
class TypeInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, InterfaceTrait<name>, Type<CPred<"">, "", name> {
  let predicate = CPred<"::llvm::isa<" # cppNamespace # "::" # name # ">($_self)">;
  let summary = name # " instance";
  let cppType = cppNamespace # "::" # name;
}
// An interface of attributes.
class AttrInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, InterfaceTrait<name>, Attr<CPred<"">> {
  let predicate = CPred<"::llvm::isa<" # cppNamespace # "::" # name # ">($_self)">;
  let summary = name # " instance";
  let storageType = cppNamespace # "::" # name;
  string cppType = storageType;
}
// The trait that an interface of operations is.
class OpInterfaceTrait<string name, code check = [{}], list<Trait> needed = []>
    : InterfaceTrait<name> {
  // The check of an operation that implements it, a Rust expression over `op`.
  code verify = check;
  // Whether the check comes after those of the nested operations.
  bit verifyWithRegions = 0;
  // Traits that an operation which lists the interface must list too.
  list<Trait> dependentTraits = needed;
}
// An interface of operations.
class OpInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>, OpInterfaceTrait<name>;
// An interface of dialects.
class DialectInterface<string name, list<Interface> bases = []>
    : Interface<name, bases>;

// An interface of which the methods with a default that are named here are
// overridden. In Rust the author writes `impl Name for ...` either way.
class DeclareInterfaceMethods<list<string> overridden = []> {
  // Methods with a default that the author implements.
  list<string> alwaysOverriddenMethods = overridden;
}
class DeclareTypeInterfaceMethods<TypeInterface interface, list<string> overridden = []>
    : DeclareInterfaceMethods<overridden>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let rustPath = interface.rustPath;
}
class DeclareAttrInterfaceMethods<AttrInterface interface, list<string> overridden = []>
    : DeclareInterfaceMethods<overridden>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let rustPath = interface.rustPath;
}
class DeclareOpInterfaceMethods<OpInterface interface, list<string> overridden = []>
    : DeclareInterfaceMethods<overridden>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let rustPath = interface.rustPath;
}

// The author encodes types and attributes of a dialect in bytecode, or its version.
def BytecodeDialectInterface : DialectInterface<"BytecodeDialectInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::bytecode::BytecodeDialectInterface";
}

#endif // ISOGLOSS_INTERFACE_TD
