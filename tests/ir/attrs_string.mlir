// RUN: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
"t.a"() {
  a = "x", b = "", c = "with \"quotes\"", d = "back\\slash", e = "new\nline", f = "tab\tx",
  g = "\41\42", h = "é", i = "\00", j = "	raw tab", k = "\FF\7F\1F ~", l = "// no comment",
  m = "%x @y #z !w ^v", n = "日本"
} : () -> ()
"t.a"() {a = "x" : i32, b = "x" : none, c = "x" : !t.a, d = ["a" : f32, "b"], e = "" : index} : () -> ()
