//! The definition files that are found for a dialect, their evaluation, and the items that are skipped in files with
//! missing includes.

use super::opt;
use isogloss_tests::Folder;

const DIALECT: &str = "include \"isogloss/DialectBase.td\"\n\
    def Shop_Dialect : Dialect { let name = \"shop\"; let cppNamespace = \"::shop\"; }\n";
const OPS: &str = "include \"isogloss/Op.td\"\n\
    class Shop_Op<string mnemonic> : Op<Shop_Dialect, mnemonic>;\n\
    def Shop_SellOp : Shop_Op<\"sell\"> { let arguments = (ins I32:$x); let assemblyFormat = \"$x attr-dict\"; }\n";
const TEXT: &str = "func.func @f(%x: i32) { shop.sell %x return }";

/// Parses a text with each of the flags that search a folder; returns the messages of the last run.
fn reads(name: &str, files: &[(&str, &str)], directory: &str, text: &str, printed: &str) -> String {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    for (path, text) in files {
        folder.write(path, text);
    }
    folder.write("in.mlir", text);
    let dialect = printed.split('.').next().expect("a name");
    let mut last = String::new();
    for flags in [&["--load", dialect][..], &["--load-all"]] {
        let (fine, output, messages) = opt(&folder, &[&["-I", directory], flags, &["in.mlir"]].concat());
        assert!(fine && output.contains(printed), "{name} {flags:?}: {messages}");
        last = messages;
    }
    last
}

fn including(files: &[&str]) -> String {
    files.iter().map(|file| format!("include \"{file}\"\n")).collect()
}

#[test]
fn a_file_that_needs_more_than_it_includes_is_read_in_its_root() {
    let sold = "shop.sell %arg0";
    let read = |name: &str, files: &[(&str, &str)]| {
        let messages = reads(name, files, ".", TEXT, sold);
        assert!(messages.is_empty(), "{name}: {messages}");
    };
    let root = including(&["isogloss/Op.td", "Shop/ShopDialect.td", "Shop/ShopOps.td"]);
    let (dialect, ops) = (("Shop/ShopDialect.td", DIALECT), ("Shop/ShopOps.td", OPS));
    read("root", &[dialect, ops, ("Shop/Shop.td", &root)]);
    read("root_elsewhere", &[dialect, ops, ("All/Everything.td", &root)]);
    read("two_roots", &[dialect, ops, ("A.td", &root), ("Z/B.td", &root)]);
    let middle = including(&["Shop/ShopBase.td", "Shop/ShopOps.td"]);
    let base = including(&["isogloss/Op.td", "Shop/ShopDialect.td"]);
    read(
        "chain",
        &[
            dialect,
            ops,
            ("Shop/ShopBase.td", &base),
            ("Shop/Middle.td", &middle),
            ("Root.td", "include \"Shop/Middle.td\"\n"),
        ],
    );
    // A class of a third file is missing, which the file alone does not show.
    let class = "class Shop_Priced<string mnemonic> : Op<Shop_Dialect, mnemonic>;\n";
    let priced =
        format!("{}{}", including(&["Shop/ShopDialect.td"]), OPS.replace(": Shop_Op<", ": Shop_Priced<"));
    let root = including(&["isogloss/Op.td", "Shop/ShopDialect.td", "Class.td", "Shop/ShopOps.td"]);
    let guarded = format!("#ifndef D\n#define D\n{DIALECT}#endif\n");
    read(
        "class_elsewhere",
        &[
            ("Shop/ShopDialect.td", &guarded),
            ("Class.td", class),
            ("Shop/ShopOps.td", &priced),
            ("Root.td", &root),
        ],
    );
    // A file that can be evaluated alone, and is included by another.
    let alone = format!("{}{OPS}", including(&["Shop/ShopDialect.td"]));
    read("alone", &[dialect, ("Shop/ShopOps.td", &alone), ("Root.td", "include \"Shop/ShopOps.td\"\n")]);
    // Files that include each other.
    let guard = |name: &str, text: &str| format!("#ifndef {name}\n#define {name}\n{text}#endif\n");
    let dialect = guard("D", &format!("{}{DIALECT}", including(&["Shop/ShopOps.td"])));
    let ops = guard("O", &format!("{}{OPS}", including(&["Shop/ShopDialect.td"])));
    read("circle", &[("Shop/ShopDialect.td", &dialect), ("Shop/ShopOps.td", &ops)]);
}

#[test]
fn a_file_beside_the_one_that_includes_it_comes_first() {
    let dialect = |name: &str| {
        format!("include \"isogloss/Op.td\"\ndef {name}_Dialect : Dialect {{ let name = \"{name}\"; }}\n")
    };
    let (bird, fish) = (dialect("bird"), dialect("fish"));
    let ops = "include \"Dialect.td\"\ndef SwimOp : Op<fish_Dialect, \"swim\"> { let assemblyFormat = \"attr-dict\"; }\n";
    let files = [("nest/Dialect.td", &*bird), ("nest/fish/Dialect.td", &*fish), ("nest/fish/Ops.td", ops)];
    let messages = reads("beside", &files, "nest", "fish.swim", "fish.swim");
    assert!(messages.is_empty(), "{messages}");
    // A file that includes a file with its own name means another one.
    let own = format!("include \"Dialect.td\"\n{}", fish.replace("include \"isogloss/Op.td\"\n", ""));
    let files = [("nest/Dialect.td", &*bird), ("nest/fish/Dialect.td", &*own), ("nest/fish/Ops.td", ops)];
    let messages = reads("beside_own_name", &files, "nest", "fish.swim", "fish.swim");
    assert!(messages.is_empty(), "{messages}");
}

#[test]
fn a_dialect_without_definitions_is_noted() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "nothing");
    folder.write("d.td", DIALECT);
    folder.write("ops.td", OPS);
    folder.write("in.mlir", "");
    let (fine, _, messages) = opt(&folder, &["-I", ".", "--load", "shop", "in.mlir"]);
    assert!(fine, "{messages}");
    for part in [
        "warning: dialect `shop` has no operations, types or attributes",
        "ops.td` names `Shop_Dialect`, and does not include its definition",
    ] {
        assert!(messages.contains(part), "{messages}");
    }
}

#[test]
fn what_uses_a_missing_name_is_left_out_and_the_rest_is_read() {
    let good = "def Shop_SellOp : Op<Shop_Dialect, \"sell\"> { let arguments = (ins I32:$x); let assemblyFormat = \"$x attr-dict\"; }\n";
    let read = |name: &str, other: &str, expected: &[&str]| {
        let text = format!("include \"isogloss/Op.td\"\n{DIALECT}{other}{good}");
        let messages = reads(name, &[("shop.td", &text)], ".", TEXT, "shop.sell %arg0");
        for part in expected {
            assert_eq!(messages.matches(part).count(), 1, "{name}: {part}: {messages}");
        }
    };
    let op = |name: &str, rest: &str| format!("def Shop_{name}Op : Op<Shop_Dialect, \"{name}\"{rest}\n");
    let left_out =
        |count: usize| format!("dialect `shop`: for these reasons {count} definitions are left out");
    read(
        "missing_include",
        &format!(
            "include \"other/Types.td\"\n{}{}",
            op("a", "> { let arguments = (ins Other:$x); }"),
            op("b", ", [Odd]>;")
        ),
        &["could not find include file 'other/Types.td'", &left_out(2)],
    );
    read(
        "missing_trait",
        &format!("{}{}", op("a", ", [NoSuch]>;"), op("b", ", [NoSuch, Pure]>;")),
        &["unknown trait `NoSuch`", &left_out(2)],
    );
    // A class that cannot be evaluated, the classes that derive from it, and users of its records.
    read(
        "missing_class",
        "class Shop_Base<string n> : NoClass<n>;\nclass Shop_Other<string n> : Shop_Base<n>;\n\
         def Shop_AOp : Shop_Other<\"a\">;\ndef Shop_BOp : Op<Shop_Dialect, \"b\", [Shop_Base<\"x\">]>;\n",
        &["unknown class `NoClass`"],
    );
    read(
        "missing_type",
        &format!(
            "def Shop_T : NoClass<\"t\">;\n{}{}",
            op("a", "> { let arguments = (ins Shop_T:$x); }"),
            op("b", "> { let results = (outs I32:$y, Shop_T:$x); }")
        ),
        &["unknown class `NoClass`", &left_out(2)],
    );
    read(
        "missing_multiclass",
        "multiclass M { def A : NoClass; }\ndefm X : M;\ndefm Y : NoMulti;\n",
        &["unknown class `NoClass`", "unknown multiclass `NoMulti`"],
    );
    read(
        "missing_field",
        &format!("let noField = 1 in {{\n{}}}\n", op("a", ">;")),
        &["field 'noField' is unknown", &left_out(1)],
    );
    // The author of a file always gets an error.
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "own_error");
    folder
        .write("shop.td", &format!("include \"isogloss/Op.td\"\n{DIALECT}{}{good}", op("a", ", [NoSuch]>;")));
    folder.write("in.mlir", TEXT);
    let (fine, _, messages) = opt(&folder, &["--dialect", "shop.td", "in.mlir"]);
    assert!(!fine && messages.contains("NoSuch"), "{messages}");
}
