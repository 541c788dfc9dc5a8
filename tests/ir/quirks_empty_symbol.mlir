// Accepted, and printed as something that is not.
"t.use"() {a = @"", b = @"x"::@""} : () -> ()
