func.func @f( %a:i32 ) {
// isogloss-format off
  %0 = t.matrix [1,  0,
                 0,  1]
// isogloss-format on
  %1 = t.matrix [1,  0]
      // clang-format off
  "t.a"( )  : ( ) -> ( )
  // clang-format on
  return
}
