// RUN: mlir-opt %s | FileCheck %s
#map=affine_map<(d0,d1)->(d0 + d1)>   // an alias
!pair = tuple<i32,f32>
module @shapes attributes{shapes.version=1:i64,"shapes.quoted key"="x"}{
/// Adds.
func.func @add( %a : i32,%b: i32 {arg.name="b"} )->( i32{res.name="sum"} )attributes{ passthrough=["noinline"] }{ // a comment
        // too far in
    %sum=arith.addi %a,%b:i32   // at the end
%unused:2 = "test.two"(%a){ one = 1:i32,two=[1,2 : i8], f=dense<[1,2]>:tensor<2xi32> }:(i32)->(i32,f32)
          return %sum:i32
}
func.func private @declared( i32,!pair )->i1
  func.func @branches(%c:i1,%x:i32)->i32{
cf.cond_br %c,^left( %x:i32 ),^right
^left( %l : i32 ):    // pred: ^bb0
      cf.br ^end(%l:i32)
  ^right:
  %k=arith.constant 7:i32
    cf.br ^end( %k : i32 )

// the last block


^end(%r:i32):
    return
      %r : i32
}
func.func @nothing(){
    %0 = "test.op"() : () -> i1
              return
}
func.func @one_line() { return } func.func @calls(%x: i32) -> i32 { %0=func.call @add(%x,%x):(i32,i32)->i32 return %0:i32 }
}
// -----
func.func @second_part(){return}
