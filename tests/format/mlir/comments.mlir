// RUN: mlir-opt %s | FileCheck %s


//   Comments keep their text,   blanks at the end included.  
func.func @f(%a: i32) -> i32 {   // at the end of a line
// CHECK: at the first column, where the code is not
        // on a line of its own, too far in
  %0 = arith.addi %a, // in a list
      %a : i32   // after an operation

    //aligned comments
  %1 = arith.muli %0, %0 : i32     // one
  %2 = arith.muli %1, %1 : i32 //     two


    // before the end of a block
  return %2 : i32
    // before a brace
  }
// ============================
//   A headline
// ============================
func.func private @g(i32) // the last one
      // the end
