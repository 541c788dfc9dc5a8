// The area of a box, twice as large.
func.func @twice(%box: !shapes.box<4x2, f32>) -> f32 {
  %two = arith.constant 2.0 : f32
  %area = shapes.area %box : !shapes.box<4x2, f32>
  %result = shapes.scale %area by %two
  return %result : f32
}

func.func @wrong(%box: !shapes.box<4x2, f32>) -> f32 {
  %area = shapes.aera %box : !shapes.box<4x2, f32>
  return %area : f32
}
