// No dialect of this file is known.
#layout=#chip.layout<  rows = 4,cols=  2 >
%dev=chip.device @main[  0 ,1 ]{clock=1.5e9:f64}:!chip.device<"a",  [1, 2]>
chip.kernel @copy(%src : !chip.buf<4xf32>,%dst: !chip.buf<4xf32>)->(i32)
    tile[4,4] {   // the body
  chip.wait(%src)until %dst  mode=<fast>
     %a,%b:2=chip.split %src into 3 : !chip.buf<4xf32>
  "chip.generic"(%a,%b#1)[^next]<{kind=#layout}>({
  ^bb0(%x:i32 loc("x")):
    "chip.yield"(%x):(i32)->() loc("f":1:2)
  },{}){tag=@main::@"a b"}:(i32,i32)->() loc(fused<"m">["a",
    "b"])
    chip.loop %a to %b#0 {
      chip.body
      } else {
    }
 ^next:
     chip.done{ok}
  chip.done attributes{ok}
              return
}
chip.end
#loc=loc("here")
{-#
  dialect_resources:{
    builtin : { blob:"0x0400000001000000" }
  }
#-}
// -----
chip.open {   // never closed
    chip.inner   %a
// -----
chip.fine( %x )
