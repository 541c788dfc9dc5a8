func.func @f(%x: i32, %y: i32) -> i1 {
  %a = spirv.IEqual %x, %y : i32
  %b = spirv.LogicalNot %a : i1
  return %b : i1
}
// -----
func.func @f(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi1> {
  %a = spirv.IEqual %x, %y : vector<4xi32>
  %b = spirv.LogicalNot %a : vector<4xi1>
  return %b : vector<4xi1>
}
// -----
func.func @f(%x: i32, %y: i32) -> i1 {
  %a = spirv.INotEqual %x, %y : i32
  %b = spirv.LogicalNot %a : i1
  return %b : i1
}
// -----
func.func @f(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi1> {
  %a = spirv.INotEqual %x, %y : vector<4xi32>
  %b = spirv.LogicalNot %a : vector<4xi1>
  return %b : vector<4xi1>
}
// -----
func.func @f(%x: i1, %y: i1) -> i1 {
  %a = spirv.LogicalEqual %x, %y : i1
  %b = spirv.LogicalNot %a : i1
  return %b : i1
}
// -----
func.func @f(%x: i1, %y: i1) -> i1 {
  %a = spirv.LogicalNotEqual %x, %y : i1
  %b = spirv.LogicalNot %a : i1
  return %b : i1
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThan %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThan %mid, %max : f32
  %2 = spirv.Select %1, %mid, %max : i1, f32
  return %2 : f32
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThan %input, %min : f32
  %mid = spirv.Select %0, %min, %input : i1, f32
  %1 = spirv.FOrdLessThan %max, %input : f32
  %2 = spirv.Select %1, %max, %mid : i1, f32
  return %2 : f32
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32, %other: f32) -> (f32, f32) {
  %0 = spirv.FOrdLessThan %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThan %mid, %max : f32
  %2 = spirv.Select %1, %other, %max : i1, f32
  return %2, %mid : f32, f32
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThanEqual %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThanEqual %mid, %max : f32
  %2 = spirv.Select %1, %mid, %max : i1, f32
  return %2 : f32
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32) -> f32 {
  %0 = spirv.FOrdLessThanEqual %input, %min : f32
  %mid = spirv.Select %0, %min, %input : i1, f32
  %1 = spirv.FOrdLessThanEqual %max, %input : f32
  %2 = spirv.Select %1, %max, %mid : i1, f32
  return %2 : f32
}
// -----
func.func @f(%input: f32, %min: f32, %max: f32, %other: f32) -> (f32, f32) {
  %0 = spirv.FOrdLessThanEqual %min, %input : f32
  %mid = spirv.Select %0, %input, %min : i1, f32
  %1 = spirv.FOrdLessThanEqual %mid, %max : f32
  %2 = spirv.Select %1, %other, %max : i1, f32
  return %2, %mid : f32, f32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.SLessThan %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.SLessThan %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.SLessThan %input, %min : i32
  %mid = spirv.Select %0, %min, %input : i1, i32
  %1 = spirv.SLessThan %max, %input : i32
  %2 = spirv.Select %1, %max, %mid : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32, %other: i32) -> (i32, i32) {
  %0 = spirv.SLessThan %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.SLessThan %mid, %max : i32
  %2 = spirv.Select %1, %other, %max : i1, i32
  return %2, %mid : i32, i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.SLessThanEqual %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.SLessThanEqual %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.SLessThanEqual %input, %min : i32
  %mid = spirv.Select %0, %min, %input : i1, i32
  %1 = spirv.SLessThanEqual %max, %input : i32
  %2 = spirv.Select %1, %max, %mid : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32, %other: i32) -> (i32, i32) {
  %0 = spirv.SLessThanEqual %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.SLessThanEqual %mid, %max : i32
  %2 = spirv.Select %1, %other, %max : i1, i32
  return %2, %mid : i32, i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThan %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThan %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThan %input, %min : i32
  %mid = spirv.Select %0, %min, %input : i1, i32
  %1 = spirv.ULessThan %max, %input : i32
  %2 = spirv.Select %1, %max, %mid : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32, %other: i32) -> (i32, i32) {
  %0 = spirv.ULessThan %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThan %mid, %max : i32
  %2 = spirv.Select %1, %other, %max : i1, i32
  return %2, %mid : i32, i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThanEqual %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThanEqual %mid, %max : i32
  %2 = spirv.Select %1, %mid, %max : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32) -> i32 {
  %0 = spirv.ULessThanEqual %input, %min : i32
  %mid = spirv.Select %0, %min, %input : i1, i32
  %1 = spirv.ULessThanEqual %max, %input : i32
  %2 = spirv.Select %1, %max, %mid : i1, i32
  return %2 : i32
}
// -----
func.func @f(%input: i32, %min: i32, %max: i32, %other: i32) -> (i32, i32) {
  %0 = spirv.ULessThanEqual %min, %input : i32
  %mid = spirv.Select %0, %input, %min : i1, i32
  %1 = spirv.ULessThanEqual %mid, %max : i32
  %2 = spirv.Select %1, %other, %max : i1, i32
  return %2, %mid : i32, i32
}
