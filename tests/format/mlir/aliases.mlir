#map=affine_map<(d0)->(d0)>
#map1   =   affine_map<(d0) -> (d0 floordiv 2)> !t=tensor<4xf32,#map>
!s = !llvm.struct<"a", (i32, ptr)>
#opaque = #t.attr<  keeps   its,blanks
   and lines >
#loc=loc("a.mlir":1:2)
#loc1 = loc(callsite("f"("a.mlir":1:2) at fused<"x">[#loc,unknown]))
"t.use"() {m=#map, t=!t} : () -> () loc( #loc1 )
t.use #map  !t   loc(#loc)
