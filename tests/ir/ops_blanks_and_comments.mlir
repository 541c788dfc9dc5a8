// comment before
  // indented comment, with "quotes" and { brackets
%0    =    "t.a"   (   )   {   a   =   1   :   i32   ,   b   }   :   (   )   ->   i32 // trailing
"t.b"( // after the paren
  %0 // the operand
  , // the comma
  %0
) // before the colon
: ( i32 , // types
i32 ) ->
(
)
	"t.tabs"()	:	()	->	()
