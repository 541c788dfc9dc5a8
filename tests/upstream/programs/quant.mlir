// quant.dcast
%v1 = "t.value"() : () -> i32
%r2 = "quant.dcast"(%v1) : (i32) -> (tensor<4xf32>)
// -----
// quant.qcast
%v1 = "t.value"() : () -> tensor<4xf32>
%r2 = "quant.qcast"(%v1) : (tensor<4xf32>) -> (i32)
// -----
// quant.scast
%v1 = "t.value"() : () -> i8
%r2 = "quant.scast"(%v1) : (i8) -> (i8)
