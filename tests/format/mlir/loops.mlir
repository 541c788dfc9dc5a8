func.func @loops(%n:index,%m:memref<?x4xf32>,%c:i1)->f32{
%c0=arith.constant 0:index    %c1 = arith.constant 1:index
      %zero=arith.constant 0.0 : f32
  // The sum of all elements.
  %sum=scf.for %i=%c0 to %n step %c1 iter_args(%acc=%zero)->(f32){
     %row=scf.for %j=%c0 to %n step %c1
         iter_args(%a=%acc) -> (f32){   // inner
       %v=memref.load %m[%i,%j]:memref<?x4xf32>
     %s=arith.addf %a,%v fastmath<fast>:f32
       scf.yield %s:f32}
   scf.yield %row:f32
  }
scf.if %c{
  memref.store %sum,%m[%c0,%c0]:memref<?x4xf32>
}else{
    // nothing to do
}
%r:2=scf.while(%x=%sum,%k=%c0):(f32,index)->(f32,index){
   %go=arith.cmpi slt,%k,%n:index
   scf.condition(%go)%x,%k:f32,index
}do{
^bb0(%x:f32,%k:index):
     %next=arith.addi %k,%c1:index
      scf.yield %x,%next:f32,index
}
%p=scf.parallel(%i,%j)=(%c0,%c0)to(%n,%n)step(%c1,%c1)init(%zero)->f32{
   scf.reduce(%zero:f32){
   ^bb0(%a:f32,%b:f32):
     %t=arith.addf %a,%b:f32
       scf.reduce.return %t:f32
   }
}
  %which=scf.index_switch %c0 ->f32
case 2{scf.yield %zero:f32}
  case 5 {
 scf.yield %sum:f32
  }
default{ scf.yield %p : f32 }
scf.forall(%i)in(%n){}
   return %which:f32}
