//! The dialect of the suites of folding and rewriting: integers, and memory.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::fold::{Constants, Fold, FoldInPlace, FoldResult, MaterializeConstant, OpFold};
use isogloss::ir::{Builder, ValueId};
use isogloss::{Attribute, Context, Type};

isogloss::dialect! { r#"
include "isogloss/Op.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let hasConstantMaterializer = 1;
}
class Calc_Op<string name, list<Trait> traits = []> : Op<Calc_Dialect, name, traits>;

def Calc_ConstantOp : Calc_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}
class Calc_BinaryOp<string name, list<Trait> traits = []> : Calc_Op<name, traits> {
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
def Calc_AddOp : Calc_BinaryOp<"add", [Commutative, Pure]> { let hasFolder = 1; }
def Calc_MulOp : Calc_BinaryOp<"mul", [Commutative, Pure]>;
def Calc_MaxOp : Calc_BinaryOp<"max", [Commutative, Idempotent, Pure]>;
def Calc_ShlOp : Calc_BinaryOp<"shl", [Pure]>;
class Calc_UnaryOp<string name, list<Trait> traits> : Calc_Op<name, traits> {
  let arguments = (ins I64:$value);
  let results = (outs I64:$result);
}
def Calc_NegOp : Calc_UnaryOp<"neg", [Involution, Pure]>;
def Calc_AbsOp : Calc_UnaryOp<"abs", [Idempotent, Pure]>;
// A float is no constant of the dialect.
def Calc_DivRemOp : Calc_Op<"divrem", [Pure]> {
  let arguments = (ins I64:$lhs, I64:$rhs, UnitAttr:$exact);
  let results = (outs I64:$quotient, I64:$remainder);
  let hasFolder = 1;
}
def Calc_UseOp : Calc_Op<"use"> {
  let arguments = (ins I64:$value);
  let assemblyFormat = "$value attr-dict";
}
def Calc_CellOp : Calc_Op<"cell"> {
  let results = (outs Res<Index, "", [MemAlloc]>:$cell);
  let assemblyFormat = "attr-dict";
}
def Calc_LoadOp : Calc_Op<"load"> {
  let arguments = (ins Arg<Index, "", [MemRead]>:$cell);
  let results = (outs I64:$result);
  let assemblyFormat = "$cell attr-dict";
}
def Calc_StoreOp : Calc_Op<"store"> {
  let arguments = (ins I64:$value, Arg<Index, "", [MemWrite]>:$cell);
  let assemblyFormat = "$value `,` $cell attr-dict";
}
def Calc_LoopOp : Calc_Op<"loop", [RecursiveMemoryEffects, NoTerminator, SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def Calc_ScopeOp : Calc_Op<"scope", [IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
"# }

impl MaterializeConstant for CalcDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        let value = value.dyn_cast::<IntegerAttr<'_>>().filter(|value| value.ty() == ty)?.to_i64()?;
        Some(constant(builder, value))
    }
}

/// The number of a constant operand.
pub(super) fn number(operand: Option<Attribute<'_>>) -> Option<i64> {
    operand?.dyn_cast::<IntegerAttr<'_>>()?.to_i64()
}

impl<'a, 'c> OpFold<'a, 'c> for ConstantOp<'a, 'c> {
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        Some(Fold::attribute(IntegerAttr::get(self.context().i64(), self.value())))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for AddOp<'a, 'c> {
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let number = |operand| operands.of::<IntegerAttr<'_>>(operand)?.to_i64();
        match (number(self.lhs()), number(self.rhs())) {
            (Some(lhs), Some(rhs)) => {
                Some(Fold::attribute(IntegerAttr::get(self.context().i64(), lhs.wrapping_add(rhs))))
            }
            (_, Some(0)) => Some(self.lhs().into()),
            _ => None,
        }
    }
}

impl<'a, 'c> OpFold<'a, 'c> for DivRemOp<'a, 'c> {
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let context = self.context();
        let one = number(operands[1]) == Some(1);
        let zero = || IntegerAttr::get(context.i64(), 0).into();
        match number(operands[0]) {
            // The remainder is of a type that the dialect has no constants of.
            Some(0) => Some(Fold::Results(vec![
                FoldResult::Attribute(zero()),
                FoldResult::Attribute(IntegerAttr::get(context.i32(), 0).into()),
            ])),
            _ if one => {
                Some(Fold::Results(vec![FoldResult::Value(self.lhs().id()), FoldResult::Attribute(zero())]))
            }
            _ if self.lhs() == self.rhs() && !self.exact() => {
                let exact = isogloss::builtin::UnitAttr::get(context).into();
                Some(Fold::InPlace(FoldInPlace {
                    properties: vec![(0, Some(exact))],
                    ..FoldInPlace::default()
                }))
            }
            _ => None,
        }
    }
}

pub(super) fn context() -> Box<Context> {
    Context::with_dialects([dialect()])
}
