func.func @f(%x: i32) -> index {
  %a = fir.convert %x : (i32) -> i64
  %b = fir.convert %a : (i64) -> index
  return %b : index
}
// -----
func.func @f(%x: index) -> index {
  %a = fir.convert %x : (index) -> i64
  %b = fir.convert %a : (i64) -> index
  return %b : index
}
// -----
func.func @f(%x: i64) -> i32 {
  %a = fir.convert %x : (i64) -> index
  %b = fir.convert %a : (index) -> i32
  return %b : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %a = fir.convert %x : (i32) -> i32
  return %a : i32
}
// -----
func.func @f(%x: f32) -> f32 {
  %a = fir.convert %x : (f32) -> f32
  return %a : f32
}
// -----
func.func @f(%x: !fir.logical<1>) -> !fir.logical<4> {
  %a = fir.convert %x : (!fir.logical<1>) -> i1
  %b = fir.convert %a : (i1) -> !fir.logical<4>
  return %b : !fir.logical<4>
}
// -----
func.func @f(%x: i8) -> i64 {
  %a = fir.convert %x : (i8) -> i16
  %b = fir.convert %a : (i16) -> i32
  %c = fir.convert %b : (i32) -> i64
  return %c : i64
}
// -----
func.func @f(%x: i64) -> i64 {
  %a = fir.convert %x : (i64) -> i32
  %b = fir.convert %a : (i32) -> i64
  return %b : i64
}
