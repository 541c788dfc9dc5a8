// tensor.from_elements
func.func @f(%a: f32, %b: f32) {
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  %1 = tensor.from_elements %a : tensor<f32>
  return
}
// -----
// tensor.insert
func.func @f(%a: f32, %t: tensor<?x4xf32>, %s: tensor<f32>, %i: index) {
  %0 = tensor.insert %a into %t[%i, %i] : tensor<?x4xf32>
  %1 = tensor.insert %a into %s[] : tensor<f32>
  return
}
