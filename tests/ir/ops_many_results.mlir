// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
%0:70 = "t.many"() : () -> (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20, i21, i22, i23, i24, i25, i26, i27, i28, i29, i30, i31, i32, i33, i34, i35, i36, i37, i38, i39, i40, i41, i42, i43, i44, i45, i46, i47, i48, i49, i50, i51, i52, i53, i54, i55, i56, i57, i58, i59, i60, i61, i62, i63, i64, i65, i66, i67, i68, i69, i70)
"t.use"(%0#69, %0#7, %0#6, %0#5) : (i70, i8, i7, i6) -> ()
%1:8 = "t.eight"(%0#0, %0#1, %0#2, %0#3, %0#4) : (i1, i2, i3, i4, i5) -> (i8, i8, i8, i8, i8, i8, i8, i8)
"t.use"(%1#7, %1#7) : (i8, i8) -> ()
