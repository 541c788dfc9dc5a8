include "mlir/IR/PatternBase.td"
/// Joins of joins.
def JoinOfJoin:Pat<(Shapes_JoinOp:$outer (Shapes_JoinOp $a,$b,$gap),$c,$gap2), (Shapes_JoinOp $a,(Shapes_JoinOp $b,$c,$gap2),$gap), [(SameGap $gap,$gap2), (HasOneUse $outer)], [], (addBenefit 10)>;
def Split : Pattern<
  (Shapes_SplitOp:$op
     $box,
     ConstantAttr<I64Attr,"2">),   // in two
  [(Shapes_CutOp:$first $box,(Half (Width $box))),
   (Shapes_CutOp:$second $box, (Half(Width $box)) , (location "split"))],
  [(Constraint<CPred<"$0.hasOneUse()">,"has one use"> $op)]>;
def:Pat<(Foo),(Bar)>;   // without a name
// isogloss-format off
def Table  :  Matrix<[ 1, 0,
                       0, 1 ]>;
// isogloss-format on
foreach op=[Shapes_JoinOp,Shapes_CutOp] in
def : Pat<(op $x,$x), (replaceWithValue $x)>;
def GetWidth:NativeCodeCall<"$0.getType().cast<BoxType>().getWidth() + $1.getType().cast<BoxType>().getWidth()">;
