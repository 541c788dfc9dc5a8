"t.a"() : () -> !llvm.struct<(target<"x", index, 1>, struct<(target<"x", tuple<>>)>, target<"x", ptr>)>
