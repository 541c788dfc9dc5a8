// Statements of every kind.
class Unit<string n,int factor=1>{string name=n;int scale = factor; bit isBase=!eq(factor,1);}
foreach unit=["m","s","kg"] in def Base_#unit:Unit<unit>;
foreach i=0...3 in { foreach j = [ 1 , 2 ] in {
def Grid_#i#_#j : Unit<"grid"# i,!add(i,j)> ; } }
defset list<Unit> Lengths={def Inch:Unit<"in",254>;
def Foot: Unit < "ft" , 3048 >;}
multiclass Prefixed<string base,int power>{
  def _kilo:Unit<"k"#base,!mul(power,1000)>;   // thousand
  def _mega : Unit<"M"#base , !mul(power, 1000000)>; // million
  foreach p=["c","d"] in def _ # p:Unit<p#base,!if(!eq(p,"c"), 100 , 10)>;
    if !gt(power,1) then { def _square : Unit<base#"2",power>; } else
    def _plain : Unit<base>;
}
defm Metre:Prefixed<"m",1>, Prefixed<"square metre",2>;
let scale=12 , name = "dozen" in def Dozen : Unit<"?">;
let isBase = 0 in {
  def Score:Unit<"score",20> {let name="twenty"; }
  let scale = 144 in
  def Gross : Unit<"gross"> ;
}
defvar all = !listconcat( Lengths , [Dozen,Score] );
defvar longest=!foldl(0,all,acc,unit,!if(!gt(unit.scale,acc), unit.scale,acc));
assert !gt(longest,0),"no unit is longer than "#0;
deftype Units=list<Unit>;
def Table { Units units = all; bits<8> flags = {1,0,?,?,0b01{1-0}, 0 , 1};
  let flags{3...0}=0xF;
  int first=all[0].scale; list<Unit> some = all[0, 1-2];
  string text = !cond( !lt(longest,10): "short" ,
     !lt(longest , 100):"middle",   // up to a hundred
                         true:"long");
  code body=[{ return 1; }];  dag tree=(Inch:$a (Foot 1,2:$b), (Score):$c);
  string s = "a"#"b" # !cast<string>(1)#!interleave(["x","y"],", ");
  list<string> names = !foreach(u,all,u.name); list<Unit> big=!filter(u , all,!gt(u.scale,100)); }
dump "units: "#!size(all);
