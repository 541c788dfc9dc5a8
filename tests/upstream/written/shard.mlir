// shard.grid
shard.grid @a(shape = 2x4)
shard.grid @b(shape = 4x?x?) {foo}
// -----
// shard.sharding
shard.grid @a(shape = 2x4)
func.func @f() {
  %s = shard.sharding @a split_axes = [[0], [1]] : !shard.sharding
  return
}
// -----
// shard.reduce
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  %0 = shard.reduce %a on @g grid_axes = [1] root = [2] : (tensor<4xf32>) -> tensor<4xf32>
  %1 = shard.reduce %a on @g grid_axes = [0] reduction = max root = [1] : (tensor<4xf32>) -> tensor<4xf64>
  return
}
// -----
// shard.update_halo
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>, %i: i64) {
  %0 = shard.update_halo %a on @g split_axes = [[0]] halo_sizes = [1, %i] : tensor<4xf32>
  return
}
