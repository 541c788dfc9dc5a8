if 2 then
multiclass M {
  let f = 3 in {}
}
