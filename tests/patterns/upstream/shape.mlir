func.func @f(%x: index) -> index {
  %a = shape.index_to_size %x
  %b = shape.size_to_index %a : !shape.size
  return %b : index
}
// -----
func.func @f(%x: !shape.size) -> !shape.size {
  %a = shape.size_to_index %x : !shape.size
  %b = shape.index_to_size %a
  return %b : !shape.size
}
// -----
func.func @f(%w: !shape.witness) -> !shape.witness {
  %a = shape.assuming_all %w
  return %a : !shape.witness
}
// -----
func.func @f(%v: !shape.witness, %w: !shape.witness) -> !shape.witness {
  %a = shape.assuming_all %v, %w
  return %a : !shape.witness
}
// -----
func.func @f(%s: tensor<?xindex>) -> !shape.witness {
  %a = shape.cstr_broadcastable %s, %s : tensor<?xindex>, tensor<?xindex>
  return %a : !shape.witness
}
// -----
func.func @f(%s: !shape.shape) -> !shape.witness {
  %a = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  return %a : !shape.witness
}
// -----
func.func @f(%s: !shape.shape, %t: !shape.shape) -> !shape.witness {
  %a = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
  return %a : !shape.witness
}
