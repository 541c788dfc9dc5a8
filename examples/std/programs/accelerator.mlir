// Language reference of 2020, "Regions". Three things differ from the document: `accelerator.do_something` has the
// result that is named, the block that two branches give a value takes it, and what the document leaves out
// by `...` is a branch and a return.
func @accelerator_compute(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1): // Code dominated by ^bb0 may refer to %a
cond_br %cond, ^bb1, ^bb2
^bb1:
// This def for %value does not dominate ^bb2
%value = "op.convert"(%a) : (i64) -> i64
br ^bb3(%a: i64) // Branch passes %a as the argument
^bb2:
"accelerator.launch"() {
^bb0:
// Region of code nested under "accelerator.launch", it can reference %a but
// not %value.
%new_value = "accelerator.do_something"(%a) : (i64) -> (i64)
}
// %new_value cannot be referenced outside of the region
br ^bb3(%a: i64)
^bb3(%result: i64):
return %result : i64
}
