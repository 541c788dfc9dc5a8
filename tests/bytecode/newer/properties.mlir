%0:3 = "t.values"() : () -> (f32, i8, index)
%1 = arith.addf %0#0, %0#0 : f32
%2 = arith.mulf %1, %0#0 fastmath<nnan,ninf> : f32
%3 = arith.divf %2, %0#0 fastmath<fast> : f32
%4 = math.fma %1, %2, %3 : f32
%5 = arith.extui %0#1 : i8 to i32
%6 = arith.uitofp %5 : i32 to f32
%7 = arith.index_castui %0#2 : index to i64
