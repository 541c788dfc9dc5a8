"t.op" ( )  :  ( )->( )
%a,%b:2="t.op"()<{p=1,"q"=[1,2]}>({},{^bb0(%x:i32):"t.y"(%x)[^bb1]:(i32)->()
^bb1 :
"t.y"() [ ] {u} : () -> ()
}){ unit, n = 1 : i64,d = {e=@s::@"t u"} }:()->(i32,i32,i32) loc( "f" : 1 : 2 )
"t.use"(%a,%b#0 , %b#1 ):(i32,i32,i32)->()
"t.attrs"() {a = dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>, b = array<i64:1,2>, c = affine_map<(d0,d1)[s0]->(d0+d1,d1 mod s0)>, d = affine_set<(d0):(d0>=0,d0==1)>, e = -1 : i8, f = "a,b:c", g = !t.x< a,b >, h = #t.y<{ k:1 }>} : () -> ()
"t.long"(%a,
         %b#0) {
    x = 1,
      y = [
   1,
        2
    ]
  }
  : (i32, i32)
  -> ()
