// In custom form, empty dictionaries of arguments are not to be seen.
"func.func"() <{function_type = (i32) -> (), sym_name = "e", sym_visibility = "private", arg_attrs = [{}]}> ({
}) : () -> ()
