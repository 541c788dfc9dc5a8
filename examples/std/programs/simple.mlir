// Language reference of 2020, "Blocks", to the letter.
// langref:6: Regions that represent a Control Flow Graph (CFG) of Blocks, that contain operations
// langref:166: These operations may also have a list of successors (blocks and their arguments)
// langref:215: Blocks in MLIR take a list of block arguments
// langref:215: values are provided for these block arguments by branches that go to the block
// langref:277: ssa-use-and-type ::= ssa-use `:` type
func @simple(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1): // Code dominated by ^bb0 may refer to %a
cond_br %cond, ^bb1, ^bb2
^bb1:
br ^bb3(%a: i64) // Branch passes %a as the argument
^bb2:
%b = addi %a, %a : i64
br ^bb3(%b: i64) // Branch passes %b as the argument
// ^bb3 receives an argument, named %c, from predecessors
// and passes it on to bb4 twice.
^bb3(%c: i64):
br ^bb4(%c, %c : i64, i64)
^bb4(%d : i64, %e : i64):
%0 = addi %d, %e : i64
return %0 : i64
}
