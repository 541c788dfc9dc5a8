// rocdl.raw.buffer.load
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32
  llvm.return
}
// -----
// rocdl.raw.buffer.store
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.store %v, %r, %o, %o, %o : f32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.fadd
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.fadd %v, %r, %o, %o, %o : f32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.fmax
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.fmax %v, %r, %o, %o, %o : f32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.smax
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.smax %o, %r, %o, %o, %o : i32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.umin
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.umin %o, %r, %o, %o, %o : i32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.smax
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.smax %v, %r, %o, %o, %o : f32
  llvm.return
}
// -----
// rocdl.raw.buffer.atomic.umin
llvm.func @f(%r: vector<4xi32>, %v: f32, %o: i32) {
  rocdl.raw.buffer.atomic.umin %v, %r, %o, %o, %o : f32
  llvm.return
}
