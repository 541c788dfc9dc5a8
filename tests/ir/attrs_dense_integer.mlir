// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = dense<5> : tensor<4xi32>, b = dense<[1, 2, 3, 4]> : tensor<4xi32>,
  c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>, d = dense<[5, 5, 5]> : tensor<3xi16>,
  e = dense<5> : tensor<i32>, f = dense<> : tensor<0xi32>, g = dense<5> : tensor<0xi32>,
  h = dense<[]> : tensor<0xi32>, i = dense<[[], []]> : tensor<2x0xi32>,
  j = dense<-1> : tensor<2xi8>, k = dense<255> : tensor<2xui8>, l = dense<[-1, 1]> : tensor<2xsi8>,
  m = dense<[0x10, 0xFF]> : tensor<2xi16>, n = dense<[1]> : tensor<1xi32>,
  o = dense<[1, 2]> : tensor<2xindex>, p = dense<[[[1], [2]]]> : tensor<1x2x1xi64>
} : () -> ()
"t.a"() {
  a = dense<[1, 2]> : vector<2xi32>, b = dense<1> : vector<[4]xi32>, c = dense<1> : vector<2x2xi8>,
  d = dense<[true, false, true]> : tensor<3xi1>, e = dense<true> : tensor<3xi1>,
  f = dense<[true, true]> : tensor<2xi1>, g = dense<[1, 0, -1]> : tensor<3xi3>,
  h = dense<[123456789012345678901234567890, 1]> : tensor<2xi128>, i = dense<1> : tensor<1xi1>
} : () -> ()
