module {
  func.func @f(%arg0: f32) {
    %0 = quant.qcast %arg0 : f32 to !quant.uniform<i8:f32, 2.000000e+00>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !quant.uniform<i8:f32, 2.000000e+00>) {
    %0 = quant.dcast %arg0 : !quant.uniform<i8:f32, 2.000000e+00> to f32
    return
  }
}

// -----
module {
  func.func @f(%arg0: !quant.uniform<i8:f32, 2.000000e+00>) {
    %0 = quant.scast %arg0 : !quant.uniform<i8:f32, 2.000000e+00> to i8
    return
  }
}

