"t.a"() {
  a = dense<1> : tensor<0xcomplex<i8>>,
  b = dense<1.5> : tensor<2x0xcomplex<bf16>>
} : () -> ()
