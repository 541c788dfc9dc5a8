// ub.poison
%r1 = "ub.poison"() <{value = #ub<poison>}> : () -> (memref<f32>)
// -----
// ub.poison
%r1 = "ub.poison"() : () -> (i64)
// -----
// ub.unreachable
"ub.unreachable"() : () -> ()
