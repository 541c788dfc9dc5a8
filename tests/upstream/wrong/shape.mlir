// shape.assuming: right
func.func @f(%w: !shape.witness, %x: f32, %i: i32) {
  %t = shape.assuming %w -> f32 {
    shape.assuming_yield %x : f32
  }
  return
}
// -----
// shape.assuming
func.func @f(%w: !shape.witness, %x: f32, %i: i32) {
  %t = shape.assuming %w -> f32 {
    shape.assuming_yield %i : i32
  }
  return
}
// -----
// shape.assuming
func.func @f(%w: !shape.witness, %x: f32, %i: i32) {
  %t = shape.assuming %w -> f32 {
    shape.assuming_yield
  }
  return
}
// -----
// an operation that the dialect does not define: right
"shape.other"() : () -> ()
