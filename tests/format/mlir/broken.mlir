func.func @fine( ) { return }
func.func @broken( {
    %0  = "t.a"(  : () -> ()
  return
}
func.func @also_fine( ) {
  %0 = ~ ,
      "t.a"( )  :  ()
  "t.b"( ):()->()
}
func.func @not_closed( ) {
      scf.if  %c  {
// -----
func.func @next_part( ) { return }
