// The func dialect: functions, calls and returns (MLIR, "'func' Dialect").

include "isogloss/Op.td"

def Func_Dialect : Dialect {
  let name = "func";
  let summary = "Functions, calls and returns.";
  let cppNamespace = "::mlir::func";
}

class Func_Op<string mnemonic, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call", [DeclareOpInterfaceMethods<CallOpInterface>, MemRefsNormalizable,
                              DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A call of a function by its name.";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}

def CallIndirectOp : Func_Op<"call_indirect", [
    DeclareOpInterfaceMethods<CallOpInterface>,
    RangedTypesMatchWith<"callee input types match argument types", "callee", "callee_operands", "$_self.inputs">,
    RangedTypesMatchWith<"callee result types match result types", "callee", "results", "$_self.results">]> {
  let summary = "A call of a function that is a value.";
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$callee_operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins "Value":$callee, CArg<"ValueRange", "{}">:$operands)>];
  let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)";
}

def ConstantOp : Func_Op<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A function as a value.";
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
}

def FuncOp : Func_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                              DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>,
                              DeclareOpInterfaceMethods<CallableOpInterface>, FunctionOpInterface, OpAsmOpInterface]> {
  let summary = "A function: a name, a type and, unless it is only declared, a body.";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "StringRef":$name, "FunctionType":$type)>];
  let extraClassDeclaration = [{ static StringRef getDefaultDialect() { return "func"; } }];
  let hasCustomAssemblyFormat = 1;
}

def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike, Terminator]> {
  let summary = "The end of a function, with its results.";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}
