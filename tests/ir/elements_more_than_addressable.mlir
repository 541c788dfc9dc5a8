// RUN: --allow-unregistered-dialect
// A shape may have more elements than there are addresses: a splat has one.
"t.global"() {t = memref<4294967296x4294967296x4xi32>, v = dense<1> : tensor<4294967296x4294967296x4xi32>} : () -> ()
"t.splat"() {a = dense<1> : tensor<4294967296x4294967296xi32>} : () -> ()
"t.splat"() {a = dense<true> : vector<4294967296x4294967296x4294967296xi1>} : () -> ()
"t.splat"() {a = dense<-1.5> : tensor<9223372036854775807x9223372036854775807xf64>} : () -> ()
"t.splat"() {a = dense<(1, 2)> : tensor<4611686018427387904x4xcomplex<i8>>} : () -> ()
"t.splat"() {a = dense<"a"> : tensor<4294967296x4294967296x!t.string>} : () -> ()
"t.splat"() {a = [dense<7> : tensor<1x4294967296x2147483648x2xi8>, tensor<4294967296x4294967296xi8>]} : () -> ()
"t.none"() {a = dense<> : tensor<4294967296x0x4294967296xi32>} : () -> ()
"t.splat"() {a = dense<"0x01000000"> : tensor<4294967296x4294967296xi32>} : () -> ()
