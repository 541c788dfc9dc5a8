// mpi.allreduce
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> memref<i64, 3>
%v3 = "t.value"() : () -> !mpi<comm>
"mpi.allreduce"(%v1, %v2, %v3) <{op = 5 : i32}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<i64, 3>, !mpi<comm>) -> ()
// -----
// mpi.allreduce
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> memref<16xi8>
%v3 = "t.value"() : () -> !mpi.comm
%r4 = "mpi.allreduce"(%v1, %v2, %v3) <{op = 5 : i32}> : (memref<4xindex>, memref<16xi8>, !mpi.comm) -> (!mpi.retval)
// -----
// mpi.barrier
%v1 = "t.value"() : () -> !mpi<comm>
%r2 = "mpi.barrier"(%v1) : (!mpi<comm>) -> (!mpi<retval>)
// -----
// mpi.barrier
%v1 = "t.value"() : () -> !mpi<comm>
"mpi.barrier"(%v1) : (!mpi<comm>) -> ()
// -----
// mpi.comm_rank
%v1 = "t.value"() : () -> !mpi.comm
%r2 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (i32)
// -----
// mpi.comm_rank
%v1 = "t.value"() : () -> !mpi<comm>
%r2:2 = "mpi.comm_rank"(%v1) : (!mpi<comm>) -> (!mpi<retval>, i32)
// -----
// mpi.comm_size
%v1 = "t.value"() : () -> !mpi.comm
%r2 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (i32)
// -----
// mpi.comm_size
%v1 = "t.value"() : () -> !mpi.comm
%r2:2 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (!mpi.retval, i32)
// -----
// mpi.comm_split
%v1 = "t.value"() : () -> !mpi<comm>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4:2 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi<comm>, i32, i32) -> (!mpi.retval, !mpi.comm)
// -----
// mpi.comm_split
%v1 = "t.value"() : () -> !mpi<comm>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi<comm>, i32, i32) -> (!mpi<comm>)
// -----
// mpi.comm_world
%r1 = "mpi.comm_world"() : () -> (!mpi.comm)
// -----
// mpi.error_class
%v1 = "t.value"() : () -> !mpi<retval>
%r2 = "mpi.error_class"(%v1) : (!mpi<retval>) -> (!mpi<retval>)
// -----
// mpi.finalize
"mpi.finalize"() : () -> ()
// -----
// mpi.finalize
%r1 = "mpi.finalize"() : () -> (!mpi.retval)
// -----
// mpi.init
"mpi.init"() : () -> ()
// -----
// mpi.init
%r1 = "mpi.init"() : () -> (!mpi.retval)
// -----
// mpi.irecv
%v1 = "t.value"() : () -> memref<?x?xf32, strided<[?, ?], offset: ?>>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi.comm
%r5 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, i32, i32, !mpi.comm) -> (!mpi.request)
// -----
// mpi.irecv
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi<comm>
%r5:2 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<16xi8>, i32, i32, !mpi<comm>) -> (!mpi.retval, !mpi.request)
// -----
// mpi.isend
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi<comm>
%r5 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xindex>, i32, i32, !mpi<comm>) -> (!mpi.request)
// -----
// mpi.isend
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi.comm
%r5:2 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xindex>, i32, i32, !mpi.comm) -> (!mpi<retval>, !mpi<request>)
// -----
// mpi.recv
%v1 = "t.value"() : () -> memref<4xindex>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi.comm
"mpi.recv"(%v1, %v2, %v3, %v4) : (memref<4xindex>, i32, i32, !mpi.comm) -> ()
// -----
// mpi.recv
%v1 = "t.value"() : () -> memref<f32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi.comm
%r5 = "mpi.recv"(%v1, %v2, %v3, %v4) : (memref<f32>, i32, i32, !mpi.comm) -> (!mpi.retval)
// -----
// mpi.retval_check
%v1 = "t.value"() : () -> !mpi<retval>
%r2 = "mpi.retval_check"(%v1) <{errclass = #mpi<errclass<MPI_ERR_AMODE>>}> : (!mpi<retval>) -> (i1)
// -----
// mpi.send
%v1 = "t.value"() : () -> memref<2x3xf32, strided<[3, 1], offset: ?>>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi.comm
%r5 = "mpi.send"(%v1, %v2, %v3, %v4) : (memref<2x3xf32, strided<[3, 1], offset: ?>>, i32, i32, !mpi.comm) -> (!mpi.retval)
// -----
// mpi.send
%v1 = "t.value"() : () -> memref<16xi8>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> !mpi<comm>
"mpi.send"(%v1, %v2, %v3, %v4) : (memref<16xi8>, i32, i32, !mpi<comm>) -> ()
// -----
// mpi.wait
%v1 = "t.value"() : () -> !mpi.request
"mpi.wait"(%v1) : (!mpi.request) -> ()
// -----
// mpi.wait
%v1 = "t.value"() : () -> !mpi<request>
%r2 = "mpi.wait"(%v1) : (!mpi<request>) -> (!mpi<retval>)
