func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 : i32
  %b = arith.addi %a, %c4 : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %x, %c3 : i32
  %b = arith.addi %a, %c4 : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %c3, %x : i32
  %b = arith.addi %a, %c4 : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 : i32
  %b = arith.subi %c4, %a : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %x, %c3 : i32
  %b = arith.subi %a, %c4 : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %c3, %x : i32
  %b = arith.subi %a, %c4 : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %x, %c3 : i32
  %b = arith.subi %c4, %a : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %c3, %x : i32
  %b = arith.subi %c4, %a : i32
  return %b : i32
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.addi %x, %c3 : index
  %b = arith.addi %a, %c4 : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %x, %c3 : index
  %b = arith.addi %a, %c4 : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %c3, %x : index
  %b = arith.addi %a, %c4 : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.addi %x, %c3 : index
  %b = arith.subi %c4, %a : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %x, %c3 : index
  %b = arith.subi %a, %c4 : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %c3, %x : index
  %b = arith.subi %a, %c4 : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %x, %c3 : index
  %b = arith.subi %c4, %a : index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = arith.subi %c3, %x : index
  %b = arith.subi %c4, %a : index
  return %b : index
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.addi %x, %c3 : i8
  %b = arith.addi %a, %c4 : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %x, %c3 : i8
  %b = arith.addi %a, %c4 : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %c3, %x : i8
  %b = arith.addi %a, %c4 : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.addi %x, %c3 : i8
  %b = arith.subi %c4, %a : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %x, %c3 : i8
  %b = arith.subi %a, %c4 : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %c3, %x : i8
  %b = arith.subi %a, %c4 : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %x, %c3 : i8
  %b = arith.subi %c4, %a : i8
  return %b : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.subi %c3, %x : i8
  %b = arith.subi %c4, %a : i8
  return %b : i8
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 overflow<nsw> : i32
  %b = arith.addi %a, %c4 overflow<nsw> : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 overflow<nsw> : i32
  %b = arith.addi %a, %c4 overflow<nuw> : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %b = arith.addi %a, %c4 overflow<nuw> : i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 overflow<none> : i32
  %b = arith.addi %a, %c4 overflow<nsw> : i32
  return %b : i32
}
// -----
func.func @f(%x: i64) -> (i64, i64) {
  %c1 = arith.constant 1 : i64
  %a = arith.addi %x, %c1 : i64
  %b = arith.addi %a, %c1 : i64
  %c = arith.addi %b, %c1 : i64
  %d = arith.subi %c, %c1 : i64
  %e = arith.subi %c1, %d : i64
  return %e, %b : i64, i64
}
// -----
func.func @f(%x: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 : i32
  %b = arith.addi %a, %c4 : i32
  return %a, %b : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i1) {
  %a, %b = arith.addui_extended %x, %y : i32, i1
  return %a, %b : i32, i1
}
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %a, %b = arith.mulsi_extended %x, %y : i32
  return %a, %b : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %a, %b = arith.mului_extended %x, %y : i32
  return %b : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %a = arith.subi %x, %y : i32
  %b = arith.subi %a, %x : i32
  return %b : i32
}
// -----
func.func @f(%x: index, %y: index) -> index {
  %a = arith.subi %x, %y : index
  %b = arith.subi %a, %x : index
  return %b : index
}
// -----
func.func @f(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = arith.subi %x, %y : vector<2xi32>
  %b = arith.subi %a, %x : vector<2xi32>
  return %b : vector<2xi32>
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi eq, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi ne, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi slt, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi sle, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi sgt, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi sge, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi ult, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi ule, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi ugt, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %a = arith.cmpi uge, %x, %y : i32
  %b = arith.xori %a, %true : i1
  return %b : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.xori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extui %x : vector<4xi8> to vector<4xi32>
  %b = arith.extui %y : vector<4xi8> to vector<4xi32>
  %c = arith.xori %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %c = arith.xori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.xori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extsi %x : vector<4xi8> to vector<4xi32>
  %b = arith.extsi %y : vector<4xi8> to vector<4xi32>
  %c = arith.xori %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %c = arith.xori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.xori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.andi %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extui %x : vector<4xi8> to vector<4xi32>
  %b = arith.extui %y : vector<4xi8> to vector<4xi32>
  %c = arith.andi %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %c = arith.andi %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.andi %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extsi %x : vector<4xi8> to vector<4xi32>
  %b = arith.extsi %y : vector<4xi8> to vector<4xi32>
  %c = arith.andi %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %c = arith.andi %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.andi %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.ori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extui %x : vector<4xi8> to vector<4xi32>
  %b = arith.extui %y : vector<4xi8> to vector<4xi32>
  %c = arith.ori %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i16 to i32
  %c = arith.ori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.ori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: vector<4xi8>, %y: vector<4xi8>) -> vector<4xi32> {
  %a = arith.extsi %x : vector<4xi8> to vector<4xi32>
  %b = arith.extsi %y : vector<4xi8> to vector<4xi32>
  %c = arith.ori %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @f(%x: i8, %y: i16) -> i32 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %c = arith.ori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.ori %a, %b : i32
  return %c : i32
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.cmpi eq, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.cmpi eq, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.cmpi ne, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.cmpi ne, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.cmpi slt, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.cmpi slt, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.cmpi ugt, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%x: i8, %y: i8) -> i1 {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.cmpi ugt, %a, %b : i32
  return %c : i1
}
// -----
func.func @f(%p: i1, %x: i32, %y: i32, %z: i32) -> i32 {
  %a = arith.select %p, %x, %y : i32
  %b = arith.select %p, %a, %z : i32
  return %b : i32
}
// -----
func.func @f(%p: i1, %x: i32, %y: i32, %z: i32) -> i32 {
  %a = arith.select %p, %x, %y : i32
  %b = arith.select %p, %z, %a : i32
  return %b : i32
}
// -----
func.func @f(%p: i1, %q: i1, %x: i32, %y: i32, %z: i32) -> i32 {
  %a = arith.select %q, %x, %y : i32
  %b = arith.select %p, %a, %z : i32
  return %b : i32
}
// -----
func.func @f(%p: i1, %x: f32, %y: f32, %z: f32) -> f32 {
  %a = arith.select %p, %x, %y : f32
  %b = arith.select %p, %a, %z : f32
  return %b : f32
}
// -----
func.func @f(%p: i1, %x: f32, %y: f32, %z: f32) -> f32 {
  %a = arith.select %p, %x, %y : f32
  %b = arith.select %p, %z, %a : f32
  return %b : f32
}
// -----
func.func @f(%p: i1, %q: i1, %x: f32, %y: f32, %z: f32) -> f32 {
  %a = arith.select %q, %x, %y : f32
  %b = arith.select %p, %a, %z : f32
  return %b : f32
}
// -----
func.func @f(%p: i1, %x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) -> vector<4xf32> {
  %a = arith.select %p, %x, %y : vector<4xf32>
  %b = arith.select %p, %a, %z : vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%p: i1, %x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) -> vector<4xf32> {
  %a = arith.select %p, %x, %y : vector<4xf32>
  %b = arith.select %p, %z, %a : vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%p: i1, %q: i1, %x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) -> vector<4xf32> {
  %a = arith.select %q, %x, %y : vector<4xf32>
  %b = arith.select %p, %a, %z : vector<4xf32>
  return %b : vector<4xf32>
}
// -----
func.func @f(%p: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.select %p, %f, %t : i1
  return %a : i1
}
// -----
func.func @f(%x: index) -> index {
  %a = arith.index_cast %x : index to i32
  %b = arith.index_cast %a : i32 to index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %a = arith.index_castui %x : index to i32
  %b = arith.index_castui %a : i32 to index
  return %b : index
}
// -----
func.func @f(%x: i32) -> i32 {
  %a = arith.index_cast %x : i32 to index
  %b = arith.index_cast %a : index to i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %a = arith.index_castui %x : i32 to index
  %b = arith.index_castui %a : index to i32
  return %b : i32
}
// -----
func.func @f(%x: i64) -> i64 {
  %a = arith.index_cast %x : i64 to index
  %b = arith.index_cast %a : index to i64
  return %b : i64
}
// -----
func.func @f(%x: i64) -> i64 {
  %a = arith.index_castui %x : i64 to index
  %b = arith.index_castui %a : index to i64
  return %b : i64
}
// -----
func.func @f(%x: vector<3xindex>) -> vector<3xindex> {
  %a = arith.index_cast %x : vector<3xindex> to vector<3xi8>
  %b = arith.index_cast %a : vector<3xi8> to vector<3xindex>
  return %b : vector<3xindex>
}
// -----
func.func @f(%x: vector<3xindex>) -> vector<3xindex> {
  %a = arith.index_castui %x : vector<3xindex> to vector<3xi8>
  %b = arith.index_castui %a : vector<3xi8> to vector<3xindex>
  return %b : vector<3xindex>
}
// -----
func.func @f(%x: i8) -> index {
  %a = arith.extsi %x : i8 to i32
  %b = arith.index_cast %a : i32 to index
  return %b : index
}
// -----
func.func @f(%x: i8) -> index {
  %a = arith.extui %x : i8 to i32
  %b = arith.index_castui %a : i32 to index
  return %b : index
}
// -----
func.func @f(%x: i8) -> index {
  %a = arith.extui %x : i8 to i32
  %b = arith.index_cast %a : i32 to index
  return %b : index
}
// -----
func.func @f(%x: i32) -> i64 {
  %a = arith.index_cast %x : i32 to index
  %b = arith.index_cast %a : index to i64
  return %b : i64
}
// -----
func.func @f(%x: i32) -> i32 {
  %a = arith.bitcast %x : i32 to f32
  %b = arith.bitcast %a : f32 to i32
  return %b : i32
}
// -----
func.func @f(%x: i16) -> bf16 {
  %a = arith.bitcast %x : i16 to f16
  %b = arith.bitcast %a : f16 to bf16
  return %b : bf16
}
// -----
func.func @f(%x: i8) -> i64 {
  %a = arith.extui %x : i8 to i16
  %b = arith.extsi %a : i16 to i64
  return %b : i64
}
// -----
func.func @f(%x: i32) -> f32 {
  %a = arith.sitofp %x : i32 to f64
  %b = arith.truncf %a : f64 to f32
  return %b : f32
}
// -----
func.func @f(%x: i32) -> f32 {
  %a = arith.uitofp %x : i32 to f64
  %b = arith.truncf %a : f64 to f32
  return %b : f32
}
// -----
func.func @f(%x: i32) -> f32 {
  %a = arith.sitofp %x : i32 to f64
  %b = arith.truncf %a to_nearest_even : f64 to f32
  return %b : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.mulf %a, %b : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.mulf %a, %b fastmath<fast> : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.mulf %a, %b fastmath<nnan,ninf> : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %c = arith.mulf %a, %y : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.divf %a, %b : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.divf %a, %b fastmath<fast> : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %y fastmath<nsz> : f32
  %c = arith.divf %a, %b fastmath<nnan,ninf> : f32
  return %c : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %a = arith.negf %x : f32
  %c = arith.divf %a, %y : f32
  return %c : f32
}
