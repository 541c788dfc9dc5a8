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
