"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.add"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.sub"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.mul"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.divs"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.divu"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.ceildivs"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.ceildivu"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.floordivs"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.rems"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.remu"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.maxs"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.maxu"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.mins"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.minu"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.shl"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.shrs"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.shru"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.and"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.or"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.xor"(%0#0, %0#0) : (index, index) -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "index.casts"(%0) : (index) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "t.a"() : () -> index
  %1 = "index.castu"(%0) : (index) -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (index, i64)
  %1 = "index.cmp"(%0#0, %0#0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "index.sizeof"() : () -> index
  %1 = "index.sizeof"() : () -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "index.constant"() <{value = 42 : index}> : () -> index
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "index.bool.constant"() <{value = true}> : () -> i1
}) : () -> ()

