// ptr.constant
%r1 = "ptr.constant"() <{value = 200 : ui8}> : () -> (!ptr.ptr< #ptr.generic_space >)
// -----
// ptr.from_ptr
%v1 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
%r2 = "ptr.from_ptr"(%v1) : (!ptr.ptr< #ptr.generic_space >) -> (!ptr.ptr< #ptr.generic_space >)
// -----
// ptr.gather
%v1 = "t.value"() : () -> vector<4x!ptr<ptr< #ptr.generic_space >>>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4x!ptr<ptr< #ptr.generic_space >>>
%r4 = "ptr.gather"(%v1, %v2, %v3) <{alignment = []}> : (vector<4x!ptr<ptr< #ptr.generic_space >>>, vector<4xi1>, vector<4x!ptr<ptr< #ptr.generic_space >>>) -> (vector<4x!ptr<ptr< #ptr.generic_space >>>)
// -----
// ptr.gather
%v1 = "t.value"() : () -> vector<[4]x!ptr.ptr< #ptr.generic_space >>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4x!llvm.ptr>
%r4 = "ptr.gather"(%v1, %v2, %v3) : (vector<[4]x!ptr.ptr< #ptr.generic_space >>, vector<4xi1>, vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// ptr.get_metadata
%v1 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
%r2 = "ptr.get_metadata"(%v1) : (!ptr.ptr< #ptr.generic_space >) -> (i32)
// -----
// ptr.load
%v1 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
%r2 = "ptr.load"(%v1) <{syncscope = "", alignment = [], nontemporal = true, volatile_ = unit, invariant = unit, invariantGroup = unit, ordering = false}> : (!ptr.ptr< #ptr.generic_space >) -> ((i32) -> f32)
// -----
// ptr.masked_load
%v1 = "t.value"() : () -> !ptr<ptr< #ptr.generic_space >>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi32>
%r4 = "ptr.masked_load"(%v1, %v2, %v3) : (!ptr<ptr< #ptr.generic_space >>, vector<4xi1>, vector<4xi32>) -> (vector<4xi32>)
// -----
// ptr.masked_load
%v1 = "t.value"() : () -> !ptr<ptr< #ptr.generic_space >>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "ptr.masked_load"(%v1, %v2, %v3) <{alignment = []}> : (!ptr<ptr< #ptr.generic_space >>, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
// -----
// ptr.masked_store
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> !ptr<ptr< #ptr.generic_space >>
%v3 = "t.value"() : () -> vector<4xi1>
"ptr.masked_store"(%v1, %v2, %v3) <{alignment = []}> : (vector<4x!llvm.ptr>, !ptr<ptr< #ptr.generic_space >>, vector<4xi1>) -> ()
// -----
// ptr.masked_store
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
%v3 = "t.value"() : () -> vector<4xi1>
"ptr.masked_store"(%v1, %v2, %v3) : (vector<4xi1>, !ptr.ptr< #ptr.generic_space >, vector<4xi1>) -> ()
// -----
// ptr.ptr_add
%v1 = "t.value"() : () -> vector<4x!ptr.ptr< #ptr.generic_space >>
%v2 = "t.value"() : () -> i1
%r3 = "ptr.ptr_add"(%v1, %v2) <{flags = 3 : i64}> : (vector<4x!ptr.ptr< #ptr.generic_space >>, i1) -> (vector<4x!ptr.ptr< #ptr.generic_space >>)
// -----
// ptr.ptr_add
%v1 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "ptr.ptr_add"(%v1, %v2) : (!ptr.ptr< #ptr.generic_space >, vector<4xi1>) -> (!ptr.ptr< #ptr.generic_space >)
// -----
// ptr.ptr_diff
%v1 = "t.value"() : () -> vector<4x!ptr.ptr< #ptr.generic_space >>
%v2 = "t.value"() : () -> vector<4x!ptr<ptr< #ptr.generic_space >>>
%r3 = "ptr.ptr_diff"(%v1, %v2) : (vector<4x!ptr.ptr< #ptr.generic_space >>, vector<4x!ptr<ptr< #ptr.generic_space >>>) -> (vector<4xi1>)
// -----
// ptr.scatter
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4x!ptr.ptr< #ptr.generic_space >>
%v3 = "t.value"() : () -> vector<4xi1>
"ptr.scatter"(%v1, %v2, %v3) : (vector<4xi1>, vector<4x!ptr.ptr< #ptr.generic_space >>, vector<4xi1>) -> ()
// -----
// ptr.scatter
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4x!ptr<ptr< #ptr.generic_space >>>
%v3 = "t.value"() : () -> vector<4xi1>
"ptr.scatter"(%v1, %v2, %v3) <{alignment = []}> : (vector<4xi1>, vector<4x!ptr<ptr< #ptr.generic_space >>>, vector<4xi1>) -> ()
// -----
// ptr.store
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
"ptr.store"(%v1, %v2) <{volatile_ = false, invariantGroup = false}> : (f80, !ptr.ptr< #ptr.generic_space >) -> ()
// -----
// ptr.store
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> !ptr.ptr< #ptr.generic_space >
"ptr.store"(%v1, %v2) <{nontemporal = unit}> : (memref<4xindex>, !ptr.ptr< #ptr.generic_space >) -> ()
// -----
// ptr.to_ptr
%v1 = "t.value"() : () -> !ptr<ptr< #ptr.generic_space >>
%r2 = "ptr.to_ptr"(%v1) : (!ptr<ptr< #ptr.generic_space >>) -> (!ptr<ptr< #ptr.generic_space >>)
// -----
// ptr.type_offset
%r1 = "ptr.type_offset"() <{elementType = i32}> : () -> (i8)
