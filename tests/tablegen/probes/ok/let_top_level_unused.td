// A field that no def in the block has is an error only where it is applied.
let zzz = 5 in {
}
