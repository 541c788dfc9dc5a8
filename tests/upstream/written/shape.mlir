// shape.const_shape
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
// -----
// shape.const_shape
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s2 = shape.const_shape {foo} [] : !shape.shape
// -----
// shape.reduce
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
%rr:2 = shape.reduce(%s, %ix, %iy) : tensor<2xindex> -> (index, index) { ^bb0(%i: index, %x: index, %acc: index, %a2: index):
 shape.yield %acc, %a2 : index, index } {foo}
// -----
// shape.assuming
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
%as = shape.assuming %ws -> i32 { shape.assuming_yield %i32 : i32 } {foo}
// -----
// shape.assuming
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
shape.assuming %ws { "foo"() : () -> () 
 shape.assuming_yield } 
// -----
// shape.function_library
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
shape.function_library @lib { func.func @x() {return} } mapping { shape.add = @x }
// -----
// shape.function_library
%ws, %ix, %iy, %i32 = "t"() : () -> (!shape.witness, index, index, i32)
%s = shape.const_shape [1, 2] : tensor<2xindex>
shape.function_library @lib2 attributes {a} { } mapping { shape.add = @x }
