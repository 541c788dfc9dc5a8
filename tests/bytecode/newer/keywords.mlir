"t.types"() {a = tf32, b = f8E5M2, c = f8E4M3, d = f8E4M3FN, e = f8E5M2FNUZ, f = f8E4M3FNUZ, g = f8E4M3B11FNUZ, h = f8E3M4, i = f4E2M1FN, j = f6E2M3FN, k = f6E3M2FN, l = f8E8M0FNU, m = token} : () -> ()
%0:2 = "t.values"() {dense = dense<[1.0, 2.5]> : tensor<2xf8E5M2>, scalar = 1.5 : f8E3M4} : () -> (token, vector<4xf4E2M1FN>)
"t.uses"(%0#0) : (token) -> ()
