// sparse_tensor.extract_iteration_space
#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%t: tensor<4x8xf32, #S>, %at: !sparse_tensor.iterator<#S, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #S> -> !sparse_tensor.iter_space<#S, lvls = 0>
  %1 = sparse_tensor.extract_iteration_space %t at %at lvls = 1 {x}
    : tensor<4x8xf32, #S>, !sparse_tensor.iterator<#S, lvls = 0> -> !sparse_tensor.iter_space<#S, lvls = 1>
  %2 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x8xf32, #S> -> !sparse_tensor.iter_space<#S, lvls = 0 to 2>
  return
}
// -----
// sparse_tensor.extract_value
#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @f(%t: tensor<4x8xf32, #S>, %at: !sparse_tensor.iterator<#S, lvls = 1>, %all: !sparse_tensor.iterator<#S, lvls = 0 to 2>) {
  %0 = sparse_tensor.extract_value %t at %at {x} : tensor<4x8xf32, #S>, !sparse_tensor.iterator<#S, lvls = 1>
  %1 = sparse_tensor.extract_value %t at %all : tensor<4x8xf32, #S>, !sparse_tensor.iterator<#S, lvls = 0 to 2>
  return
}
// -----
// sparse_tensor.iterate
#S = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton) }>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0 to 3>, %i: index, %f: f32) {
  sparse_tensor.iterate %it in %s : !sparse_tensor.iter_space<#S, lvls = 0 to 3> {
  }
  %0:2 = sparse_tensor.iterate %it in %s at (%a, _, %c) iter_args(%j = %i, %g = %f) : !sparse_tensor.iter_space<#S, lvls = 0 to 3> -> (index, f32) {
    "t.x"(%it, %j) : (!sparse_tensor.iterator<#S, lvls = 0 to 3>, index) -> ()
    %1 = sparse_tensor.iterate %all in %s at (_, %b) iter_args(%k = %a) : !sparse_tensor.iter_space<#S, lvls = 0 to 3> -> index {
      sparse_tensor.yield %b : index
    }
    sparse_tensor.yield %c, %g : index, f32
  }
  %2 = sparse_tensor.iterate %it in %s at (%a, %b, %c) iter_args(%h = %f) : !sparse_tensor.iter_space<#S, lvls = 0 to 3> -> (f32) {
    sparse_tensor.yield %h : f32
  }
  return
}
// -----
// sparse_tensor.coiterate
#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.iter_space<#S, lvls = 0 to 2>, %t: !sparse_tensor.iter_space<#S, lvls = 0 to 2>, %i: index, %f: f32) {
  %0 = sparse_tensor.coiterate (%s, %t) at(%c, _) iter_args(%j = %i)
    : (!sparse_tensor.iter_space<#S, lvls = 0 to 2>, !sparse_tensor.iter_space<#S, lvls = 0 to 2>) -> index
  case %a, _ {
    "t.x"(%a) : (!sparse_tensor.iterator<#S, lvls = 0 to 2>) -> ()
    sparse_tensor.yield %c : index
  }
  case _, %b {
    sparse_tensor.yield %j : index
  }
  case %a, %b {
    "t.x"(%a, %b) : (!sparse_tensor.iterator<#S, lvls = 0 to 2>, !sparse_tensor.iterator<#S, lvls = 0 to 2>) -> ()
    sparse_tensor.yield %j : index
  }
  sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#S, lvls = 0 to 2>)
  case %a {
  }
  %1:2 = sparse_tensor.coiterate (%s, %t) iter_args(%j = %i, %g = %f)
    : (!sparse_tensor.iter_space<#S, lvls = 0 to 2>, !sparse_tensor.iter_space<#S, lvls = 0 to 2>) -> (index, f32)
  case _, %a {
    sparse_tensor.yield %j, %g : index, f32
  }
  return
}
