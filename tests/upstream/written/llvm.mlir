// llvm.comdat
llvm.comdat @c {
  llvm.comdat_selector @any any
}
// -----
// llvm.comdat_selector
llvm.comdat @c {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest {a}
}
// -----
// llvm.insertelement
llvm.func @f(%v: vector<4xf32>, %f: f32, %i: i32) {
  %0 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  llvm.return
}
