let a=1,b = "two" in def one : A;
let a = 1 in
def two : A;
let hasFolder = 1, hasCanonicalizer = 1, hasVerifier = 1, hasCustomAssemblyFormat = 1, other = 2 in { def three; }
let TargetPrefix = "x" in {
def flush : A;
  def also_flush : A;
}
let TargetPrefix = "x" in {

  def indented : A;
def also_indented : A;

}
let bits<3-0> = 1 in { def in_line; }
foreach i=[1,2] in def x#i;
foreach i = {1-3, 5} in foreach j = 0...3 in {
def y#i#j : A<i>
;
}
foreach i = [1] in
foreach j = [2] in
def z;
if !eq(x,1) then {def p;}else{ def q; }
if x then
 def r;
else
 def s;
if x then { def t; } else if y then {
def u; }
if x then def v; else def w;
defset list<A> all = {
def in_set : A;
foreach i = [1] in { def deep : A { let x = i; } }
}
