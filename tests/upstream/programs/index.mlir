// index.add
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.add"(%v1, %v2) : (index, index) -> (index)
// -----
// index.and
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.and"(%v1, %v2) : (index, index) -> (index)
// -----
// index.bool.constant
%r1 = "index.bool.constant"() <{value = true}> : () -> (i1)
// -----
// index.casts
%v1 = "t.value"() : () -> i32
%r2 = "index.casts"(%v1) : (i32) -> (index)
// -----
// index.castu
%v1 = "t.value"() : () -> i128
%r2 = "index.castu"(%v1) : (i128) -> (si32)
// -----
// index.ceildivs
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.ceildivs"(%v1, %v2) : (index, index) -> (index)
// -----
// index.ceildivu
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.ceildivu"(%v1, %v2) : (index, index) -> (index)
// -----
// index.cmp
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate ne>}> : (index, index) -> (i1)
// -----
// index.constant
%r1 = "index.constant"() <{value = 7 : index}> : () -> (index)
// -----
// index.divs
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.divs"(%v1, %v2) : (index, index) -> (index)
// -----
// index.divu
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.divu"(%v1, %v2) : (index, index) -> (index)
// -----
// index.floordivs
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.floordivs"(%v1, %v2) : (index, index) -> (index)
// -----
// index.maxs
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.maxs"(%v1, %v2) : (index, index) -> (index)
// -----
// index.maxu
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.maxu"(%v1, %v2) : (index, index) -> (index)
// -----
// index.mins
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.mins"(%v1, %v2) : (index, index) -> (index)
// -----
// index.minu
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.minu"(%v1, %v2) : (index, index) -> (index)
// -----
// index.mul
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.mul"(%v1, %v2) : (index, index) -> (index)
// -----
// index.or
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.or"(%v1, %v2) : (index, index) -> (index)
// -----
// index.rems
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.rems"(%v1, %v2) : (index, index) -> (index)
// -----
// index.remu
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.remu"(%v1, %v2) : (index, index) -> (index)
// -----
// index.shl
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.shl"(%v1, %v2) : (index, index) -> (index)
// -----
// index.shrs
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.shrs"(%v1, %v2) : (index, index) -> (index)
// -----
// index.shru
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.shru"(%v1, %v2) : (index, index) -> (index)
// -----
// index.sizeof
%r1 = "index.sizeof"() : () -> (index)
// -----
// index.sub
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.sub"(%v1, %v2) : (index, index) -> (index)
// -----
// index.xor
%v1 = "t.value"() : () -> index
%v2 = "t.value"() : () -> index
%r3 = "index.xor"(%v1, %v2) : (index, index) -> (index)
