!t = !llvm.struct<"s", (struct<"s">, !t)>
"t.a"() : () -> !t
