

//===- comments.td - Every kind of comment ------------------------------===//
/* A block
     comment of
   several lines. */
class  A<int  n /* inline */, // after an argument
         // on its own line
         string s = ""   /*last*/>   // after the arguments
  ; // after the semicolon
def a : A<1>{ // after a brace
    // before a field
    int x=1;   // after a field
  int  yy = 2;       // aligned
  int zzz= 3;        // with this one


      /// A comment for documentation.
    let   s = /* before a value */ "text" ; /* after */

    // before the end
}   // after the end
let x = /*a*/ 1 , // one
    s = "" in /* nothing */ {
// not indented, as its statement
def b : A<2>; // end
} // end let
def c : A</*n=*/3, /*s=*/ "three">;
def d { dag args = (ins // after the operator
   "A":$a, // first
   // between
   "B":$b /* no comma */
   // at the end
   ); list<int> l = [ // after the bracket
     1, 2, // two
     3
   ]; }
defvar v = "a" # // after a paste
   "b" # /* in a paste */ "c";
// A comment that is much longer than the width of the page stays as it is, whatever is in it: it is not reflowed.
/* nested /* comment */ */ def e; /**/ def f;
def g
// before the colon
: A<4>
{
}
// at the end of the file
