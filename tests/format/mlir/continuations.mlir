func.func private @signature(%arg0: tensor<4xf32>,
    %arg1: tensor<4xf32>)
    -> tensor<4xf32>
  attributes {llvm.emit_c_interface}
func.func @body( %arg0:tensor<4xf32>,
                 %arg1:tensor<4xf32> )->tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>,
                                          affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
      ins(%arg0 : tensor<4xf32>)
      outs(%arg1 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
      } -> tensor<4xf32>
%1 = "t.flush"(
%0,
%0
)
: (tensor<4xf32>, tensor<4xf32>)
-> tensor<4xf32>
    %2 = t.custom %0
      [%1,
       %1] offset  =  4
            deeper
    return %2
      : tensor<4xf32>
}
