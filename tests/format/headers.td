class Short<int n>:Base<n>{}
class   Empty ;
class NoBody<int n> : Base<n>, Other ;
class LongArguments<string mnemonic, list<Trait> traits = [], int number = 0, bit flag = 1> : Base<mnemonic, traits>;
class BreakAtColon<string mnemonic, list<Trait> traits = []> : Dialect_Operation<mnemonic, traits>;
class ColonKept<string mnemonic, list<Trait> traits = []> :
  Dialect_Operation<mnemonic, traits>, Arguments<(ins AnyType:$a)>;
class ColonFirst<string mnemonic>
  : Dialect_Operation<mnemonic>,
  Results<(outs AnyType:$result)> {
  let summary = "";
}
def AddOp : Toy_Op<"add", [Pure, Commutative, SameOperandsAndResultType, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let summary = "adds"; }
def MulOp : Toy_Op<"mul", [
    Pure,
    Commutative]> {
  let hasFolder = 1;
}
def SubOp : Toy_Op<"sub", [
    Pure, Commutative
  ]> {
}
def DivOp : Toy_Op<
  "div", [Pure]> { let hasFolder=1;let hasVerifier=1; }
def : Pat<(AddOp $a,$b),(MulOp $b , $a)>;
def "quoted" # name : A;
def pasted#i#_suffix : A<i>;
defm multi:Multi<1>,Other<2> ;
multiclass Multi<int n>:Base<n>{def _a:A<n>;
  def _b : A<n> { let x = 1; } }
defset list<A> all={ def x; def y; }
deftype  Names=list<string> ;
defvar   value=[1,2,3] ;
assert  !gt( value,1 ),"message" ;
dump   "message"#value ;
