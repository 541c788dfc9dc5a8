// The constraints are equal instances. The condition that is not known is marked in the text of its own definition, or in
// the argument of the use.
include "isogloss/Dialect.td"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Op<string m> : Op<T_Dialect, m>;
class Cond<string s> : TypeConstraint<CPred<"$_self." # s # "()">, "c">;
class Both<string s> : TypeConstraint<And<[CPred<"$_self.foo()">, CPred<s>]>, "b">;
def FooOp : T_Op<"foo"> { let arguments = (ins Cond<"foo">:$a, Cond<"foo">:$b); }
def BothOp : T_Op<"both"> { let arguments = (ins Both<"$_self.isF32()">:$a, Both<"$_self.bar()">:$b); }
