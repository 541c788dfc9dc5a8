// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file --mlir-print-elementsattrs-with-hex-if-larger=0
"t.a"() {
  a0 = dense<"0x0F"> : tensor<4xi1>,
  a1 = dense<"0xF0"> : tensor<4xi1>,
  a2 = dense<"0xA5"> : tensor<4xi1>,
  a3 = dense<"0xFE"> : tensor<4xi1>,
  a4 = dense<"0xFF"> : tensor<4xi1>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0xFF01"> : tensor<9xi1>,
  a1 = dense<"0xFFFF"> : tensor<9xi1>,
  a2 = dense<"0xFFFE"> : tensor<9xi1>,
  a3 = dense<"0x00FE"> : tensor<9xi1>,
  a4 = dense<"0x0000"> : tensor<9xi1>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x02"> : tensor<1xi1>,
  a1 = dense<"0xFE"> : tensor<1xi1>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x02"> : tensor<i1>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0xF3"> : vector<4xi1>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x0109"> : tensor<2xi3>,
  a1 = dense<"0x0909"> : tensor<2xi3>,
  a2 = dense<"0x01F9"> : tensor<2xi3>,
  a3 = dense<"0xFF"> : tensor<2xi3>,
  a4 = dense<"0x07FF"> : tensor<2xi3>,
  a5 = dense<"0xFFFF"> : tensor<2xi3>,
  a6 = dense<"0x09"> : tensor<2xi3>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x09"> : tensor<1xi3>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x1121"> : tensor<2xi4>,
  a1 = dense<"0xFF0F"> : tensor<2xi4>,
  a2 = dense<"0xF1"> : tensor<2xi4>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x8101"> : tensor<2xi7>,
  a1 = dense<"0x8181"> : tensor<2xi7>,
  a2 = dense<"0xFF7F"> : tensor<2xi7>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x0F07"> : tensor<2xsi3>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x01F00100"> : tensor<2xi12>,
  a1 = dense<"0x01F001F0"> : tensor<2xi12>,
  a2 = dense<"0x01F0"> : tensor<2xi12>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x01000000020100000000"> : tensor<2xi33>,
  a1 = dense<"0x01000000FE01000000FE"> : tensor<2xi33>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x01090109"> : tensor<2xcomplex<i3>>,
  a1 = dense<"0x09090101"> : tensor<2xcomplex<i3>>,
  a2 = dense<"0x0901"> : tensor<2xcomplex<i3>>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x1111"> : tensor<2xcomplex<i4>>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x1101"> : tensor<2xf4E2M1FN>,
  a1 = dense<"0x1111"> : tensor<2xf4E2M1FN>,
  a2 = dense<"0xF1"> : tensor<2xf4E2M1FN>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x4101"> : tensor<2xf6E2M3FN>,
  a1 = dense<"0x41"> : tensor<2xf6E2M3FN>
} : () -> ()
// -----
"t.a"() {
  a0 = dense<"0x01011101"> : tensor<2xcomplex<f4E2M1FN>>
} : () -> ()
// -----
"t.a"() {a = dense<-1> : tensor<2xi3>, b = dense<"0xFF"> : tensor<2xi3>, c = dense<"0x0707"> : tensor<2xi3>, d = dense<"0x07FF"> : tensor<2xi3>} : () -> ()
"t.b"() {a = dense<true> : tensor<4xi1>, b = dense<"0x0F"> : tensor<4xi1>, c = dense<"0xFF"> : tensor<4xi1>, d = dense<"0x1F"> : tensor<4xi1>} : () -> ()
