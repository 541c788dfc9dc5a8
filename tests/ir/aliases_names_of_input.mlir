// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
#map = affine_set<(d0) : (d0 >= 0)>
#map1 = 1 : i32
#loc = "not a location"
#set = affine_map<(d0) -> (d0)>
#_x$y = 2 : i8
!loc = i32
!map-2 = i64
!_ = f32
"t.a"() {a = #map, b = #map1, c = #loc, d = #set, e = #_x$y, f = !loc, g = !map-2, h = !_} : () -> ()
