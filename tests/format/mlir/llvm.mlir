llvm.mlir.global internal constant @hello("Hello\00"){addr_space=0:i32}
llvm.mlir.global external @data() : !llvm.struct<(i32,array<2 x f64>)>
llvm.func @printf(!llvm.ptr,...)->i32
llvm.func @personality(...)->i32
llvm.func internal @main(%n:i32{llvm.noundef},%p:!llvm.ptr{llvm.align=8:i64}) -> i32 attributes{personality=@personality}{
%one=llvm.mlir.constant(1:i32):i32
 %slot = llvm.alloca %one x i32{alignment=4:i64} : (i32)->!llvm.ptr
llvm.store %n,%slot{alignment=4:i64}:i32,!llvm.ptr
    %v=llvm.load volatile %slot atomic syncscope("x")acquire{alignment=4:i64}:!llvm.ptr ->i32
%e=llvm.getelementptr inbounds %p[0,1]:(!llvm.ptr)->!llvm.ptr,!llvm.struct<(i32, i32)>
%cmp=llvm.icmp "slt" %v,%n:i32
llvm.cond_br %cmp,^then,^else(%n:i32)   // two ways
^then:
llvm.switch %v:i32,^end(%v:i32)[
  0:^end(%one:i32),
        // the second case
  1: ^else(%v : i32)
]
^else(%x:i32):
  %r=llvm.invoke @main(%x,%p)to ^end(%x:i32)unwind ^pad:(i32,!llvm.ptr)->i32
^pad:
 %lp=llvm.landingpad cleanup:!llvm.struct<(ptr,i32)>
  llvm.resume %lp:!llvm.struct<(ptr,i32)>
^end(%res:i32):
%s = llvm.call @printf(%p,%res)vararg(!llvm.func<i32 (ptr, ...)>):(!llvm.ptr,i32)->i32
  %asm=llvm.inline_asm has_side_effects asm_dialect=intel "nop","=r,r" %n:(i32)->i32
   llvm.return %s : i32}
