"t.a"() {a = affine_map} : () -> ()
// -----
"t.a"() {a = affine_map<>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> >} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d1) -> (d0 ceildiv d1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d0 * )>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> ((d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d0>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0 -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (d0,)>} : () -> ()
// -----
"t.a"() {a = affine_map<(1) -> (1)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> (1.5)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) -> ()} : () -> ()
// -----
"t.a"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : d0 >= 0>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d1 >= 0)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) : (d0 >= 0,)>} : () -> ()
// -----
"t.a"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----
"t.a"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
