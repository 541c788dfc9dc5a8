//! Errors in definitions, and warnings about them.

use super::{folder, opt};

#[test]
fn mistakes_are_reported() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    folder.write("wrong.td", "def X : ;");
    let (fine, _, messages) = opt(&folder, &["--dialect", "wrong.td", "a.mlir"]);
    assert!(!fine && messages.contains("wrong.td:1"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["--dialect", "no.td", "a.mlir"]);
    assert!(!fine && messages.contains("no.td"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", ".", "--load", "tt", "a.mlir"]);
    assert!(
        !fine && messages.contains("no definition file defines a dialect `tt`; did you mean `t`?"),
        "{messages}"
    );
    let (fine, _, messages) = opt(&folder, &["--load", "tt", "a.mlir"]);
    assert!(!fine && messages.contains("defines a dialect `tt`; `-I DIR` names a directory"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", "no", "--load", "t", "a.mlir"]);
    assert!(!fine && !messages.is_empty(), "{messages}");
    // A compiled dialect is not loaded.
    let (fine, _, messages) = opt(&folder, &["--load", "arith", "a.mlir"]);
    assert!(fine && messages.is_empty(), "{messages}");
}

#[test]
fn a_mistake_in_a_definition_is_an_error() {
    let folder = folder();
    folder.write(
        "s.td",
        "include \"isogloss/Op.td\"\n\
         def S_Dialect : Dialect { let name = \"s\"; }\n\
         def S_UseOp : Op<S_Dialect, \"use\"> {\n\
           let arguments = (ins I32:$x);\n\
           let assemblyFormat = \"$x $y attr-dict\";\n\
         }\n",
    );
    folder.write("a.mlir", "");
    let (fine, _, messages) = opt(&folder, &["--dialect", "s.td", "a.mlir"]);
    assert!(!fine);
    let expected = "error[E0301]: `S_UseOp` has no part named `y`\n --> s.td:5:26\n";
    assert!(messages.contains(expected), "{messages}");
}

#[test]
fn warnings_about_a_file_that_is_named_are_reported() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    folder.write(
        "w.td",
        r#"include "isogloss/Op.td"
def W_Dialect : Dialect { let name = "w"; }
def W_BoxOp : Op<W_Dialect, "box", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "attr-dict regions";
}
"#,
    );
    let warning = "warning[E0311]: if it is empty, what follows is read as `attr-dict`: it may begin with `{`, too\n --> w.td:5:25";
    let (fine, _, messages) = opt(&folder, &["--dialect", "w.td", "a.mlir"]);
    assert!(fine && messages.contains(warning), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", ".", "--load", "w", "a.mlir"]);
    assert!(fine && messages.is_empty(), "{messages}");
    // An included file is the author's, too, unless it is found in an include directory.
    folder.write("v.td", "include \"w.td\"\ndef W_EndOp : Op<W_Dialect, \"end\">;\n");
    let (fine, _, messages) = opt(&folder, &["--dialect", "v.td", "a.mlir"]);
    assert!(fine && messages.contains(warning), "{messages}");
}

#[test]
fn what_mlir_tblgen_refuses_is_not_loaded() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    let def = |params: &str, rest: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef W_Dialect : Dialect {{ let name = \"w\"; }}\n\
             def W_XAttr : AttrDef<W_Dialect, \"X\"> {{ let mnemonic = \"x\"; let parameters = (ins {params}); {rest} }}\n"
        )
    };
    let format = "let assemblyFormat = \"`<` params `>`\";";
    for (text, message) in [
        (def("I32Attr:$b", format), "missing `cppType` field in parameter `b`"),
        (def("5:$b", format), "parameter `b` is an integer, not a type"),
        (def("\"int\"", format), "all parameters of `W_XAttr` must have a name"),
        (def("\"int\":$a, \"int\":$a", format), "there is another parameter `a`"),
        (def("\"int\":$a", ""), "it needs `assemblyFormat` or `hasCustomAssemblyFormat = 1`"),
        (
            def("\"int\":$a", &format!("{format} let genAccessors = 0;")),
            "an `assemblyFormat` needs accessors",
        ),
        (
            def("\"int\":$a", &format!("{format} let hasCustomAssemblyFormat = 1;")),
            "cannot specify both `assemblyFormat` and `hasCustomAssemblyFormat`",
        ),
        (
            def("\"int\":$a", format)
                + "def W_O : Op<W_Dialect, \"o\"> { let arguments = (ins DerivedTypeAttr<\"t\">:$t); }",
            "derived attributes are not allowed in `arguments`: `t`",
        ),
        (
            def("\"int\":$a", format)
                + "def W_O : Op<W_Dialect, \"o\"> { let regions = (region AnyRegion:$r); let assemblyFormat = \"attr-dict ($r^)?\"; }",
            "format ambiguity caused by `attr-dict` directive followed by region `r`",
        ),
    ] {
        folder.write("w.td", &text);
        let (fine, _, messages) = opt(&folder, &["--dialect", "w.td", "a.mlir"]);
        assert!(!fine && messages.contains("error") && messages.contains(message), "{text}{messages}");
    }
}
