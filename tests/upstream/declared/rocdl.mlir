llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.fadd %v, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.fmax %v, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.smax %o, %r, %o, %o, %o : i32
  rocdl.raw.buffer.atomic.umin %o, %r, %o, %o, %o : i32
  llvm.return
}
