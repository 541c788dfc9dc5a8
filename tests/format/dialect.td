//===-- dialect.td - A small dialect, all of it ---------*- tablegen -*-===//
#ifndef SHAPES_TD
#define SHAPES_TD
include "mlir/IR/OpBase.td"   // classes
include   "mlir/Interfaces/SideEffectInterfaces.td"
/* The dialect
   of shapes. */
def Shapes_Dialect : Dialect { let name="shapes"; let cppNamespace = "::shapes";
  let description = [{
      Shapes,
    and   what is between them.
  }];   // a block of code
    let dependentDialects=["arith::ArithDialect",
      "func::FuncDialect"];
  let useDefaultTypePrinterParser=1; let extraClassDeclaration = [{ void registerTypes(); }]; }


// Types.


class Shapes_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Shapes_Dialect, name, traits> {
  let mnemonic=typeMnemonic; }
def Shapes_Box : Shapes_Type<"Box", "box"> {
  let parameters=(ins "int64_t":$width,"int64_t":$height,   // in millimetres
    /* may be empty */ OptionalParameter<"::mlir::StringAttr">:$label);
  let assemblyFormat = "`<` $width `x` $height (`,` $label^)? `>`";
}
// Operations.
class Shapes_Op<string mnemonic, list<Trait> traits=[]>:Op<Shapes_Dialect,mnemonic,traits>;
def Shapes_JoinOp:Shapes_Op<"join",[Pure,SameOperandsAndResultType, DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>]>
{
  let summary="Joins boxes";
    let arguments=(ins
      Shapes_Box:$first, // the left one
      Shapes_Box : $second,

      DefaultValuedAttr<I64Attr,"0">:$gap
      );
  let results=(outs Shapes_Box:$result );
  let builders = [
  OpBuilder<(ins "Value":$first,"Value":$second), [{
    build($_builder, $_state, first.getType(), first, second);
  }]>,
  ];
  let hasVerifier=1;let hasFolder = 1;
  let assemblyFormat="$first `,` $second (`gap` $gap^)? attr-dict "
    "`:` type($result)";
}
#endif   // SHAPES_TD
