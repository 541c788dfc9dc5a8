//! Forms of `--forms` that cannot be used: errors, with `--dialect` and with `--load`.

use super::opt;
use isogloss_tests::{Folder, oracle_include};

const SHOP: &str = r#"
#ifndef SHOP
#define SHOP
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
def Shop_SellOp : Op<Shop_Dialect, "sell"> { let arguments = (ins I32:$a); let hasCustomAssemblyFormat = 1; }
def Shop_BagType : TypeDef<Shop_Dialect, "Bag"> {
  let mnemonic = "bag"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1;
}
#endif
"#;

/// The output of a run, or its first error. `--load` finds `shop` in two files, which are evaluated one after the other.
fn run(forms: &str, loads: bool) -> Option<Result<String, String>> {
    let include = oracle_include()?.display().to_string();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "unusable_forms");
    folder.write("defs/Shop.td", SHOP);
    folder.write("defs/More.td", "include \"Shop.td\"\ndef Shop_BuyOp : Op<Shop_Dialect, \"buy\"> { let hasCustomAssemblyFormat = 1; }\n");
    folder.write(
        "defs/Gift.td",
        "include \"Shop.td\"\ndef Shop_GiftOp : Op<Shop_Dialect, \"gift\"> { let hasCustomAssemblyFormat = 1; }\n",
    );
    folder.write("forms.td", &format!("include \"isogloss/Form.td\"\n{forms}"));
    folder.write(
        "a.mlir",
        "%0 = arith.constant 1 : i32\nshop.sell %0 : i32\nfunc.func private @f(!shop.bag<3>)\n",
    );
    let by: &[&str] = if loads {
        &["-I", "defs", "--load", "shop"]
    } else {
        &["--dialect", "defs/More.td", "--dialect", "defs/Gift.td"]
    };
    let (fine, text, messages) =
        opt(&folder, &[&["-I", &include], by, &["--forms", "forms.td", "a.mlir"]].concat());
    let error = messages.lines().find(|line| line.starts_with("error")).unwrap_or(&messages);
    Some(if fine { Ok(text) } else { Err(error.to_owned()) })
}

const SELL: &str = "def : OpForm<\"shop.sell\", \"$a attr-dict `:` type($a)\">;\n";

#[test]
fn a_form_that_cannot_be_used_is_an_error() {
    for (form, expected) in [
        ("def : OpForm<\"shop.sel\", \"$a attr-dict\">;", "dialect `shop` has no operation `sel`"),
        ("def : OpForm<\"shop.rent*\", \"attr-dict\">;", "dialect `shop` has no operation `rent*`"),
        ("def : OpNames<\"shop.sel\", [\"x\"]>;", "dialect `shop` has no operation `sel`"),
        ("def : OpCache<\"shop.sel\", \"x\", \"1\">;", "dialect `shop` has no operation `sel`"),
        ("def : TypeForm<\"shop.bagg\", \"`<` $n `>`\">;", "dialect `shop` has no type `bagg`"),
        ("def : AttrForm<\"shop.price\", \"\">;", "dialect `shop` has no attribute `price`"),
        ("def : AttrAlias<\"shop.price\", \"p\">;", "dialect `shop` has no attribute `price`"),
        ("def : OpForm<\"shop.sell\", \"$b attr-dict\">;", "`Shop_SellOp` has no part named `b`"),
        ("def : OpForm<\"shop.sell\", \"$a `:` type($a)\">;", "'attr-dict' directive not found"),
        ("def : OpForm<\"shop.sell\", \"$a attr-dict `:` type($a\">;", "expected literal"),
        (
            "def : OpForm<\"shop.sell\", \"unknown-word($a) attr-dict\">;",
            "unsupported directive `unknown-word`",
        ),
        ("def : TypeForm<\"shop.bag\", \"`<` $m `>`\">;", "has no parameter named 'm'"),
        (
            "def : TypeForm<\"shop.bag\", \"`<` $n `>`\", [\"m = 3\"]>;",
            "`m = 3` gives no parameter a default value",
        ),
        ("def : OpNames<\"shop.sell\", [], [\"b = x\"]>;", "`b = x` is not an operand and a name"),
        (
            "def : OpCache<\"shop.sell\", \"x\", \"1\", [\"a = 1\"]>;",
            "`a = 1` is not an attribute and a number",
        ),
        ("def : DirectiveForm<\"X\", [\"a\"], \"$b\">;", "has no parameter `b`"),
        ("def : OpFrom<\"shop.sell\", \"\">;", "unknown class `OpFrom`"),
        ("def : OpForm<\"shop.sell\", \"$a attr-dict\"", "expected"),
        ("include \"missing.td\"", "could not find include file 'missing.td'"),
    ] {
        for loads in [false, true] {
            let Some(found) = run(form, loads) else { return };
            let error = found.expect_err(form);
            assert!(error.contains(expected), "{form}, --load: {loads}: {error}");
        }
    }
    for loads in [false, true] {
        // Forms for the operations of both files, and for other dialects.
        let forms = format!(
            "{SELL}def : OpForm<\"shop.buy\", \"attr-dict\">;\ndef : TypeForm<\"shop.bag\", \"`<` $n `>`\">;\n\
             def : OpForm<\"other.op\", \"attr-dict\">;\n"
        );
        let Some(found) = run(&forms, loads) else { return };
        let text = found.unwrap_or_else(|error| panic!("--load: {loads}: {error}"));
        assert!(text.contains("shop.sell %c1_i32 : i32"), "{text}");
    }
}

#[test]
fn a_file_of_forms_that_does_not_exist_is_an_error() {
    let Some(include) = oracle_include() else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "missing_forms");
    folder.write("shop.td", SHOP);
    folder.write("a.mlir", "module {}\n");
    let include = include.display().to_string();
    for by in [&["-I", ".", "--load", "shop"][..], &["--dialect", "shop.td"]] {
        let (fine, _, messages) =
            opt(&folder, &[&["-I", &include], by, &["--forms", "none.td", "a.mlir"]].concat());
        assert!(!fine && messages.contains("none.td"), "{messages}");
    }
}

/// The fix proposed by a message works.
#[test]
fn a_type_without_parameters_needs_an_empty_form() {
    let Some(include) = oracle_include() else { return };
    let include = include.display().to_string();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "empty_forms");
    for (class, name, keyword, form) in [
        ("TypeDef", "Price", "price", "TypeForm<\"shop.price\", \"\">"),
        ("TypeDef", "Long", "long.name", "TypeForm<\"shop.long.name\", \"\">"),
    ] {
        folder.write(
            "shop.td",
            &format!(
                "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
                 def Shop_Dialect : Dialect {{ let name = \"shop\"; let cppNamespace = \"::shop\"; }}\n\
                 def Shop_Part : {class}<Shop_Dialect, \"{name}\"> {{ let mnemonic = \"{keyword}\"; let hasCustomAssemblyFormat = 1; }}\n\
                 def Shop_SellOp : Op<Shop_Dialect, \"sell\"> {{ let arguments = (ins Shop_Part:$a); let assemblyFormat = \"$a attr-dict\"; }}\n"
            ),
        );
        folder.write("a.mlir", &format!("%0 = \"t.x\"() : () -> !shop.{keyword}\nshop.sell %0\n"));
        let flags = ["-I", &include, "--dialect", "shop.td", "--allow-unregistered-dialect"];
        let (fine, _, messages) = opt(&folder, &[&flags[..], &["a.mlir"]].concat());
        assert!(!fine && messages.contains(&format!("`{form}`")), "{messages}");
        folder.write("forms.td", &format!("include \"isogloss/Form.td\"\ndef : {form};\n"));
        let (fine, text, messages) = opt(&folder, &[&flags[..], &["--forms", "forms.td", "a.mlir"]].concat());
        assert!(fine && text.contains("shop.sell %0\n"), "{text}{messages}");
    }
}

#[test]
fn a_part_of_a_type_whose_text_is_cpp_is_named() {
    let Some(include) = oracle_include() else { return };
    let include = include.display().to_string();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "kept_parts");
    folder.write(
        "shop.td",
        r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
def Shop_Price : AttrDef<Shop_Dialect, "Price"> { let mnemonic = "price"; let hasCustomAssemblyFormat = 1; }
def Shop_Unit : TypeDef<Shop_Dialect, "Unit"> { let mnemonic = "unit"; let hasCustomAssemblyFormat = 1; }
def Shop_Cup : TypeDef<Shop_Dialect, "Cup"> {
  let mnemonic = "cup"; let parameters = (ins "PriceAttr":$of); let assemblyFormat = "`<` $of `>`";
}
def Shop_Jar : TypeDef<Shop_Dialect, "Jar"> {
  let mnemonic = "jar"; let parameters = (ins "int":$n, "UnitType":$unit); let assemblyFormat = "`<` $n `,` $unit `>`";
}
"#,
    );
    for (ty, named) in [
        (
            "!shop.cup<cheap>",
            Some("`$of` is a `#shop.price`, whose text is not understood; `AttrForm<\"shop.price\", ...>`"),
        ),
        (
            "!shop.jar<1, 7>",
            Some("`$unit` is a `!shop.unit`, whose text is not understood; `TypeForm<\"shop.unit\", ...>`"),
        ),
        ("!shop.cup<#shop.price<1>", None),
        ("!shop.cup<#shop.price<1>>", None),
        ("!shop.jar<1, !shop.unit>", None),
    ] {
        folder.write("a.mlir", &format!("func.func private @f({ty})\n"));
        let (fine, _, messages) = opt(&folder, &["-I", &include, "--dialect", "shop.td", "a.mlir"]);
        match named {
            Some(named) => assert!(!fine && messages.contains(named), "{ty}: {messages}"),
            None => assert!(!messages.contains("is not understood"), "{ty}: {messages}"),
        }
    }
}

/// A form of a dialect that is not loaded is a note, once for each dialect. `--load` also loads the dialects that
/// the forms name.
#[test]
fn a_form_of_a_dialect_that_is_not_loaded_is_a_note() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "forms_without_dialect");
    let one = |name: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef D_{name} : Dialect {{ let name = \"{name}\"; }}\n\
             def Op_{name} : Op<D_{name}, \"op\"> {{ let hasCustomAssemblyFormat = 1; }}\n"
        )
    };
    folder.write("defs/one.td", &one("one"));
    folder.write("defs/two.td", &one("two"));
    folder.write(
        "forms.td",
        "include \"isogloss/Form.td\"\ndef : OpForm<\"one.op\", \"attr-dict\">;\ndef : OpForm<\"two.op\", \"attr-dict\">;\n\
         def : OpNames<\"two.op\", []>;\ndef : DirectiveForm<\"X\", [\"a\"], \"$a\", \"three\">;\n\
         def : TypeForm<\"arith.t\", \"\">;\ndef : DirectiveForm<\"Y\", [\"a\"], \"$a\">;\n",
    );
    folder.write("a.mlir", "one.op\n");
    let note = |name: &str| {
        format!("note: the form has no effect: no definition file of the dialect `{name}` is loaded")
    };
    for (by, names) in [
        (&["-I", "defs", "--load", "one"][..], &["arith", "three"][..]),
        (&["--dialect", "defs/one.td"], &["arith", "three", "two"]),
        (&["--dialect", "defs/one.td", "--dialect", "defs/two.td"], &["arith", "three"]),
        (&["-I", "defs", "--load", "one", "--load", "two"], &["arith", "three"]),
        (&["-I", "defs", "--load-all"], &["arith", "three"]),
    ] {
        let (fine, text, messages) = opt(&folder, &[by, &["--forms", "forms.td", "a.mlir"]].concat());
        assert!(fine && text.contains("one.op"), "{messages}");
        let notes: Vec<&str> = messages.lines().filter(|line| line.starts_with("note: the form")).collect();
        assert_eq!(notes, names.iter().map(|name| note(name)).collect::<Vec<_>>(), "{by:?}");
    }
    folder.write("b.mlir", "module {}\n");
    let (fine, _, messages) = opt(&folder, &["--forms", "forms.td", "b.mlir"]);
    assert!(fine && messages.contains("`--forms` has no effect without `--dialect`"), "{messages}");
}
