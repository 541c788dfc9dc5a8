//! Edits: positions of both encodings, cancellation, and random changes with random requests.

use crate::client::{Client, folder};
use isogloss_lsp::Options;
use serde_json::{Value, json};

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap_or(0) % end.max(1)
    }
}

const TD: &str = r#"include "isogloss/Op.td"

// The dialect.
def Toy_Dialect : Dialect { let name = "toy"; }

class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

def Toy_PairType : TypeDef<Toy_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}

def Toy_AddOp : Toy_Op<"add", [SameOperandsAndResultType]> {
  let summary = "adds — α and 😀";
  let arguments = (ins F32:$lhs, F32:$rhs);
  let results = (outs F32:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}

foreach i = [1, 2] in def Toy_Neg#i : Toy_Op<"neg" # i>;
"#;

const REQUESTS: [&str; 12] = [
    "textDocument/hover",
    "textDocument/definition",
    "textDocument/references",
    "textDocument/completion",
    "textDocument/signatureHelp",
    "textDocument/documentHighlight",
    "textDocument/documentSymbol",
    "textDocument/foldingRange",
    "textDocument/semanticTokens/full",
    "textDocument/inlayHint",
    "textDocument/codeAction",
    "textDocument/prepareRename",
];

/// A position of a byte, in UTF-16.
fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let line = before.rsplit('\n').next().unwrap_or_default();
    json!({ "line": before.matches('\n').count(), "character": line.encode_utf16().count() })
}

fn boundary(text: &str, mut offset: usize) -> usize {
    offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

/// A replaced text and its replacement.
type Swap = (&'static str, &'static str);

/// The diagnostics of a text in a document that a server does not know.
fn of_another(
    other: &mut Client,
    folder: &std::path::Path,
    uri: &str,
    step: usize,
    text: &str,
) -> Vec<Value> {
    let (_, language) = uri.rsplit_once('.').expect("a language");
    let another = format!("file://{}/another-{step}.{language}", folder.display());
    other.open(&another, text);
    let found = other.current(&another);
    other.close(&another);
    let found = Value::Array(found).to_string().replace(&another, uri);
    serde_json::from_str(&found).expect("diagnostics")
}

/// Edits a document at random, with requests between. After some edits the diagnostics must equal those of a fresh
/// server; after each edit, those of another document. Most edits apply or undo one of the `swaps`, if there are any.
fn random_edits(
    name: &str,
    file: &str,
    start: &str,
    (pieces, swaps): (&[&str], &[Swap]),
    others: &[(String, String)],
    count: usize,
) {
    let folder = folder(name, others);
    let uri = format!("file://{}/{file}", folder.display());
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let mut text = start.to_owned();
    client.open(&uri, &text);
    let mut other = Client::start(&folder, Options::default(), &["utf-16"]);
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for step in 0..count {
        let mut from = boundary(&text, random.below(text.len() + 1));
        let mut to = boundary(&text, from + random.below(12));
        let mut new = match random.below(3) {
            0 => String::new(),
            1 => pieces[random.below(pieces.len())].to_owned(),
            _ => {
                let start = boundary(&text, random.below(text.len() + 1));
                text[start..boundary(&text, start + random.below(60))].to_owned()
            }
        };
        if !swaps.is_empty() && random.below(12) > 0 {
            let (one, other) = swaps[random.below(swaps.len())];
            let (old, instead) = if random.below(2) == 0 { (one, other) } else { (other, one) };
            let places: Vec<usize> = text.match_indices(old).map(|(at, _)| at).collect();
            let Some(at) = places.get(random.below(places.len())) else { continue };
            (from, to, new) = (*at, at + old.len(), instead.to_owned());
        }
        let range = json!({ "start": position(&text, from), "end": position(&text, to.max(from)) });
        text.replace_range(from..to.max(from), &new);
        // Reuse starts from the last text without findings.
        let most = if file.ends_with(".mlir") && !swaps.is_empty() { 4 } else { 40 };
        if text.len() > 4 * start.len() || random.below(most) == 0 {
            text = start.to_owned();
            client.change(&uri, json!([{ "text": text }]));
        } else {
            client.change(&uri, json!([{ "range": range, "text": new }]));
        }
        let at = position(&text, boundary(&text, random.below(text.len() + 1)));
        let method = REQUESTS[random.below(REQUESTS.len())];
        let params = json!({
            "textDocument": { "uri": uri },
            "position": at,
            "range": { "start": at, "end": at },
            "context": { "includeDeclaration": true, "diagnostics": [], "triggerKind": 1, "isRetrigger": false },
        });
        let id = client.post(method, params);
        if random.below(4) == 0 {
            let number: Value = serde_json::to_value(&id).expect("an id");
            client.notify("$/cancelRequest", json!({ "id": number }));
        }
        if let Err(message) = client.answer(&id) {
            let is_refused = method == "textDocument/prepareRename" && !message.contains("failed to answer");
            assert!(
                is_refused || message == "cancelled",
                "{method} at {at} after {step} edits: {message}\n{text}"
            );
        }
        let expected = of_another(&mut other, &folder, &uri, step, &text);
        assert_eq!(client.current(&uri), expected, "after {step} edits of\n{text}");
        if step % 50 == 49 {
            let last = client.current(&uri);
            let mut fresh = Client::start(&folder, Options::default(), &["utf-16"]);
            fresh.open(&uri, &text);
            assert_eq!(last, fresh.current(&uri), "after {step} edits of\n{text}");
            fresh.stop();
        }
    }
    client.stop();
    other.stop();
}

#[test]
fn random_edits_of_definitions() {
    let pieces = [
        "\"",
        "[{",
        "}]",
        "{",
        "}",
        "<",
        ">",
        ":",
        ";",
        "def ",
        "class ",
        "let x = ",
        "include \"isogloss/",
        "!add(",
        "$lhs",
        "foreach i = [1] in ",
        "// ",
        "\n// A comment.\n",
        "\n",
        "/*",
        "#ifdef X\n",
        "#endif\n",
        "Toy_",
        "multiclass M<int a> ",
        "defm ",
        "😀",
        "\r\n",
    ];
    random_edits("edits-td", "toy.td", TD, (&pieces, &[]), &[], 1_000);
}

/// Edits that change records and leave the text valid: summaries, types of arguments, traits, names in formats, and
/// classes of several records.
#[test]
fn random_edits_of_records() {
    let more = "class Toy_Binary<string mnemonic, TypeConstraint type = F32> : Toy_Op<mnemonic, [SameOperandsAndResultType]> {\n  \
        let summary = mnemonic # \" of two\";\n  let arguments = (ins type:$left, type:$right);\n  \
        let results = (outs type:$result);\n  \
        let assemblyFormat = \"$left `,` $right attr-dict `:` type($result)\";\n}\n\
        def Toy_Small : TypeConstraint<CPred<\"small($_self)\">, \"small\">;\n\
        def Toy_MulOp : Toy_Binary<\"mul\">;\ndef Toy_MinOp : Toy_Binary<\"min\", Toy_Small>;\n\
        def Toy_LoopOp : Toy_Op<\"loop\", [SingleBlockImplicitTerminator<\"EndOp\">]> {\n  \
        let regions = (region SizedRegion<1>:$body);\n}\n\
        def Toy_EndOp : Toy_Op<\"end\", [Terminator]> { let arguments = (ins Optional<AnyType>:$value); }\n";
    let start = TD.to_owned() + more;
    let swaps = [
        ("adds — α", "adds"),
        ("adds", "adds all"),
        (" of two", " of 2"),
        ("F32", "F64"),
        ("AnyType", "AnyTpe"),
        ("Toy_Small", "AnyInteger"),
        ("Optional<", "Variadic<"),
        ("small($_self)", "small($_elf)"),
        ("[SameOperandsAndResultType]", "[Pure]"),
        ("[Terminator]", "[]"),
        ("\"EndOp\"", "\"AndOp\""),
        ("$lhs `,`", "$lsh `,`"),
        ("type($sum)", "type($lhs)"),
        ("$left", "$first"),
        ("\"mul\"", "\"min\""),
        ("\"add\"", "\"a d\""),
        ("name = \"toy\"", "name = \"t\""),
        ("\"Type\":$second", "\"int\":$second"),
        ("Toy_EndOp", "Toy_StopOp"),
        ("[1, 2]", "[1, 2, 3]"),
        ("foreach", "// Several.\nforeach"),
        ("SizedRegion<1>", "AnyRegion"),
    ];
    random_edits("edits-records", "toy.td", &start, (&["\n", "// x\n", "x", ";"], &swaps), &[], 1_000);
}

/// Edits of comments and of records, before and after syntax errors that persist for some time.
#[test]
fn random_edits_of_definitions_with_syntax_errors() {
    let start = TD.replace(
        "foreach",
        "// Of one.\ndef Toy_OddOp : Toy_Op<\"odd\"> {\n  let arguments = (ins AnyInteger:$a);\n}\nforeach",
    ) + "// The last.\ndef Toy_LastOp : Toy_Op<\"last\", [Pure]>;\n";
    let swaps = [
        ("class Toy_Op", "def Broken : \nclass Toy_Op"),
        ("def Toy_AddOp", "def Broken : \ndef Toy_AddOp"),
        ("foreach", "} foreach"),
        ("// The last.", "// The last.\ndef Broken : Toy_Op<;"),
        ("[Pure]>;", "[Pure]> {"),
        ("let mnemonic = \"pair\";", "let mnemonic = \"pair"),
        ("F32:$sum", "F32:$sum /* is the sum */"),
        ("// The dialect.", "// The dialect.\n\n// A comment"),
        ("// Of one.", "/* Of one. */"),
        ("// Of one.", "/* Of one."),
        ("  let summary", "  // Words.\n  let summary"),
        ("let results", "\n\nlet results"),
        ("let arguments = (ins AnyInteger", "let arguments = (ins // One.\n AnyInteger"),
        ("def Toy_LastOp", "#ifdef MORE\ndef More;\n#endif\ndef Toy_LastOp"),
        ("def Toy_LastOp", "def Toy_EndOp"),
        ("adds — α", "adds"),
        ("$lhs `,`", "$lsh `,`"),
        ("AnyInteger", "AnyInteg"),
        ("[1, 2]", "[1, 2, 3]"),
        ("\"odd\"", "\"add\""),
    ];
    random_edits(
        "edits-errors",
        "toy.td",
        &start,
        (&["\n", "// x\n", " ", ";", "}", "\""], &swaps),
        &[],
        1_500,
    );
}

/// A check caches the evaluation of included files, and the diagnostics of dialects whose records an edit does not
/// change. After each edit both must equal the results of a fresh server.
#[test]
fn edits_after_which_little_is_checked_again() {
    let folder = folder("edits-kept", &[]);
    let uri = format!("file://{}/toy.td", folder.display());
    // An argument of the format is missing, and a constraint is C++ that has no counterpart.
    let start = TD.replace("$lhs `,` $rhs attr-dict", "$lhs `,` $other attr-dict").replace(
        "foreach",
        "def Toy_Odd : AttrConstraint<CPred<\"odd($_self)\">, \"odd\">;\n\
         def Toy_OddOp : Toy_Op<\"odd\"> { let arguments = (ins AnyInteger:$a, Toy_OddAttr:$b); }\nforeach",
    );
    let edits = [
        ("// The dialect.", "// The dialect of toys."),
        ("class Toy_Op", "// Two\n// lines.\n\nclass Toy_Op"),
        ("  let summary", "\n  // Α.\n  let summary"),
        ("def Toy_Odd :", "/* odd */ def Toy_Odd :"),
        ("\"add\"", "\"sum\""),
        ("// Two\n", ""),
        ("$other", "$rhs"),
        ("\"odd\">;", "\"odd\", >;"),
        ("/* odd */ ", "/* odd "),
        ("/* odd ", ""),
        ("\"odd\", >;", "\"odd\">;"),
        ("Toy_OddAttr", "Toy_Odd"),
        ("include \"isogloss/Op.td\"", "include \"isogloss/Op.td\"\ninclude \"isogloss/Enum.td\""),
        ("def Toy_Dialect", "// Here.\ndef Toy_Dialect"),
        ("include \"isogloss/Op.td\"\n", ""),
        ("// Here.", "include \"isogloss/Op.td\""),
        ("\n\n", "\n"),
        ("foreach i = [1, 2]", "foreach i = [1, 2, 3]"),
    ];
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let mut text = start;
    client.open(&uri, &text);
    let mut counts = Vec::new();
    for (from, to) in edits {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
        client.change(&uri, json!([{ "text": text }]));
        let found = client.current(&uri);
        counts.push(found.len());
        let mut fresh = Client::start(&folder, Options::default(), &["utf-16"]);
        fresh.open(&uri, &text);
        assert_eq!(found, fresh.current(&uri), "after {from} -> {to}\n{text}");
        fresh.stop();
    }
    assert!(
        counts.iter().any(|count| *count > 0) && counts.iter().any(|count| *count != counts[0]),
        "{counts:?}"
    );
    client.stop();
}

/// A client that cannot resolve the edit of an action later gets it with the action.
#[test]
fn edits_of_actions_come_when_the_client_asks() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
    let folder = folder("actions", &[]);
    let uri = format!("file://{}/a.mlir", folder.display());
    for resolves in [false, true] {
        let properties = if resolves { json!(["edit"]) } else { json!([]) };
        let support =
            json!({ "codeAction": { "dataSupport": true, "resolveSupport": { "properties": properties } } });
        let mut client = Client::start_with(&folder, Options::default(), &["utf-16"], support);
        client.open(&uri, text);
        let at = json!({ "line": 1, "character": 8 });
        let params = json!({
            "textDocument": { "uri": uri },
            "range": { "start": at, "end": at },
            "context": { "diagnostics": [] },
        });
        let found = client.request("textDocument/codeAction", params).expect("actions");
        let action = found[0].clone();
        assert_eq!(action["title"], "Write in generic form");
        assert_eq!(action.get("edit").is_none(), resolves);
        let action = if resolves {
            let given = client.request("codeAction/resolve", action.clone()).expect("the action");
            client.change(&uri, json!([{ "text": format!("\n{text}") }]));
            let late = client.request("codeAction/resolve", action).expect_err("another text");
            assert!(late.contains("has changed"), "{late}");
            given
        } else {
            action
        };
        let new = &action["edit"]["changes"][&uri][0]["newText"];
        assert!(new.as_str().is_some_and(|text| text.contains("\"arith.addi\"(%a, %a)")), "{action}");
        client.stop();
    }
}

/// A client that supports one shared range gets the same items as another.
#[test]
fn items_with_one_range() {
    let folder = folder("items", &[("toy.td".to_owned(), TD.to_owned())]);
    let mut found = Vec::new();
    for defaults in [json!({}), json!({ "itemDefaults": ["editRange"] })] {
        let support = json!({
            "completion": { "completionItem": { "snippetSupport": true }, "completionList": defaults },
        });
        let mut client = Client::start_with(&folder, Options::default(), &["utf-16"], support);
        let mut lists = Vec::new();
        for (file, text, needle) in
            [("toy.td", TD, "Toy_Op<\"neg"), ("a.mlir", IR, "@f"), ("a.mlir", IR, "toy.add")]
        {
            let uri = format!("file://{}/{file}", folder.display());
            client.open(&uri, text);
            let at = text.find(needle).expect("in the text") + 2;
            let at = json!({ "textDocument": { "uri": uri }, "position": position(text, at) });
            let list = client.request("textDocument/completion", at).expect("a list");
            let items = list["items"].as_array().expect("items");
            let range = &list["itemDefaults"]["editRange"];
            let item = |item: &Value| {
                let edit = &item["textEdit"];
                let text = [&edit["newText"], &item["textEditText"], &item["label"]];
                let text = text.into_iter().find(|text| !text.is_null()).cloned();
                let range = if edit.is_null() { range } else { &edit["range"] };
                (item["label"].clone(), text, range.clone(), item["insertTextFormat"].clone())
            };
            assert_eq!(
                items.iter().any(|item| item["textEdit"].is_null()),
                defaults["itemDefaults"].is_array()
            );
            lists.push(items.iter().map(item).collect::<Vec<_>>());
        }
        assert!(lists.iter().flatten().any(|(label, text, ..)| text.as_ref() != Some(label)));
        found.push(lists);
        client.stop();
    }
    assert_eq!(found[0], found[1]);
}

const IR: &str = r#"// A comment with α and 😀.
!pair = !toy.pair<f32, i32>
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%a: f32, %b: !pair) -> f32 {
    %sum = toy.add %a, %a : f32
    %c = arith.constant 0 : index
    scf.for %i = %c to %c step %c {
      "toy.use"(%i) {map = #map} : (index) -> ()
    }
    cf.br ^bb1(%sum : f32)
  ^bb1(%x: f32):
    return %x : f32
  }
  func.func private @g(f32)
}
// -----
module @m {}
"#;

#[test]
fn random_edits_of_ir() {
    let pieces = [
        "\"",
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        ":",
        "%",
        "^bb0",
        "@f",
        "!toy.pair<",
        "#map",
        "toy.",
        "arith.addi %0, %1 : i32\n",
        "func.func @",
        " -> ",
        "// -----\n",
        "affine_map<(",
        "loc(",
        "dense<",
        "😀",
        "\r\n",
        "%x = ",
    ];
    let others = [("toy.td".to_owned(), TD.to_owned())];
    random_edits("edits-ir", "a.mlir", IR, (&pieces, &[]), &others, 1_000);
}

/// After an error, functions that are unchanged since the text had none are not parsed again. The results must not
/// depend on the change: values whose names wait for a definition, aliases, parent operations, brackets, and shifted
/// positions.
#[test]
fn random_edits_of_functions() {
    let start = "#map = affine_map<(d0) -> (d0)>\n!t = i32\n\
        func.func @a(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  %1 = arith.muli %0, %a : i32\n  \
        cf.br ^bb1(%1 : i32)\n^bb1(%x: i32):\n  return %x : i32\n}\nfunc.func private @b(i32)\n\
        func.func @c(%a: f32) -> f32 {\n  %0 = arith.addf %a, %a : f32\n  %1 = arith.addf %0, %a : f32\n  \
        return %0 : f32\n}\n// A comment.\nmodule @m {\n  func.func @d(%0: !t) -> !t {\n    return %0 : !t\n  }\n  \
        module @n {\n    func.func @e(%x: i32) {\n      func.call @f(%x) : (i32) -> ()\n      return\n    }\n    \
        func.func @f(%0: i32) {\n      return\n    }\n  }\n  func.func @g(%1: i64) -> i64 {\n    \
        %0:2 = \"builtin.unrealized_conversion_cast\"(%1) {map = #map} : (i64) -> (i64, f64)\n    return %0#0 : i64\n  }\n}\n\
        func.func @h(%0: f64) -> f64 {\n  return %0 : f64\n}\nfunc.func private @i()\n";
    let swaps = [
        ("%0 = arith.addi %a, %a : i32", "%0 = arith.addi %a : i32"),
        ("%0 = arith.addi", "arith.addi"),
        ("arith.muli", "arith.mul"),
        ("return %0 : f32", "return %0 :"),
        ("return %x : i32", "return %y : i32"),
        ("^bb1(%x: i32)", "^bb1(%x: f32)"),
        ("^bb1(%1", "^bb2(%1"),
        ("!t = i32", "!t = f32"),
        ("!t = i32\n", ""),
        ("-> !t", "-> !u"),
        ("%1 = arith.addf", "%0 = arith.addf"),
        ("module @m {", "module @m attributes {a = 1} {"),
        ("module @n {", "func.func @n() {"),
        ("  module @n {", "  module @n"),
        ("}\nfunc.func @h", "func.func @h"),
        ("    }\n  }\n", "    }\n"),
        ("(%0: f64) -> f64 {", "(%0: f64) -> f64 {{"),
        ("func.func private @i()", "%9 = func.func private @i()"),
        (
            "func.func private @i()\n",
            "func.func private @i()\nfunc.func @j() {\n  %0 = arith.\n  return\n}\n",
        ),
        ("func.func private @b(i32)\n", ""),
        ("func.func private @b(i32)", "func.func private @b(i32"),
        ("// A comment.\n", "// A comment.\n%5 = arith.constant 0 : i32\n"),
        ("// A comment.\n", "// A comment.\n#second = 1 : i32\n"),
        ("// A comment.\n", "// -----\n"),
        ("  return\n    }\n", "  // x\n  return\n    }\n"),
        ("(i64, f64)", "(i64, f64"),
        ("%0:2 =", "%0:3 ="),
        ("%0#0", "%7#0"),
        ("\"builtin.unrealized", "\"builtin.unrealised"),
        ("map = #map", "map = #pam"),
        ("@f(%x) : (i32)", "@f(%x) (i32)"),
        ("@f(%x)", "@g(%x)"),
        ("@e(", "@f("),
    ];
    let pieces = ["\n", "// x\n", "x", "}", "{", "%0", "\"", "func.func private @k()\n", ")", " "];
    random_edits("edits-functions", "a.mlir", start, (&pieces, &swaps), &[], 1_000);
}

/// Bodies of types and numbers of attributes, which a context or a text has once, follow the current text.
#[test]
fn bodies_and_numbers_are_those_of_the_text() {
    let folder = folder("edits-bodies", &[]);
    let uri = format!("file://{}/a.mlir", folder.display());
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let text = "func.func @a(%a: !llvm.struct<\"s\", (i32)>) {\n  return\n}\nfunc.func @b() {\n  return\n}\n\
        func.func @c(%a: !llvm.struct<\"s\", (i32)>) attributes {d.x = distinct[0]<1 : i32>} {\n  return\n}\n\
        func.func @e() {\n  return\n}\nfunc.func @f() attributes {d.x = distinct[0]<1 : i32>} {\n  return\n}\n";
    let texts = [
        text.to_owned(),
        text.replace("i32)", "f32)"),
        text.replacen("i32)", "i64)", 1),
        text.to_owned(),
        text.replacen("i32)>) {\n", "i64)>) {\n  %0 = arith.\n", 1),
        text.to_owned(),
        text.replacen("[0]<1", "[0]<2", 1),
        text.replacen("[0]<1", "[0]<2", 1).replacen("return", "return %", 1),
        text.replace("[0]<1", "[0]<2"),
    ];
    client.open(&uri, "");
    for (step, text) in texts.iter().enumerate() {
        client.change(&uri, json!([{ "text": text }]));
        let mut fresh = Client::start(&folder, Options::default(), &["utf-16"]);
        fresh.open(&uri, text);
        assert_eq!(client.current(&uri), fresh.current(&uri), "{text}");
        assert_eq!(client.current(&uri).is_empty(), [0, 1, 3, 5, 8].contains(&step), "{text}");
        fresh.stop();
    }
    client.stop();
}

#[test]
fn both_encodings_give_the_same_places() {
    let folder = folder("encodings", &[]);
    let uri = format!("file://{}/toy.td", folder.display());
    let mut found = Vec::new();
    for (encodings, chosen) in [(&["utf-8", "utf-16"][..], "utf-8"), (&["utf-16"], "utf-16"), (&[], "utf-16")]
    {
        let mut client = Client::start(&folder, Options::default(), encodings);
        assert_eq!(client.capabilities["positionEncoding"], chosen);
        client.open(&uri, TD);
        client.current(&uri);
        // An edit after characters that the encodings count differently.
        let line = TD.lines().position(|line| line.contains('😀')).expect("a line");
        let text = TD.lines().nth(line).expect("a line");
        let end = text.find("\";").expect("an end");
        let character = if chosen == "utf-8" { end } else { text[..end].encode_utf16().count() };
        let at = json!({ "line": line, "character": character });
        client.change(&uri, json!([{ "range": { "start": at, "end": at }, "text": "!" }]));
        client.current(&uri);
        let hover = client.request(
            "textDocument/hover",
            json!({
                "textDocument": { "uri": uri },
                "position": { "line": line - 1, "character": 6 },
            }),
        );
        found.push(hover.expect("a hover")["contents"].clone());
        client.stop();
    }
    assert_eq!(found[0], found[1]);
    assert_eq!(found[1], found[2]);
}

#[test]
fn edits_that_come_together_are_answered_in_their_order() {
    let folder = folder("order", &[]);
    let uri = format!("file://{}/a.td", folder.display());
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    client.open(&uri, "class A;\n");
    for count in 0..50 {
        let at = json!({ "line": 1, "character": 0 });
        client.change(
            &uri,
            json!([{ "range": { "start": at, "end": at }, "text": format!("def a{count} : A;\n") }]),
        );
    }
    let symbols = client.request("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri } }));
    assert_eq!(symbols.expect("symbols").as_array().map(Vec::len), Some(51));
    assert_eq!(client.current(&uri), Vec::<Value>::new());
    client.close(&uri);
    client.stop();
}

#[test]
fn unknown_requests_and_bad_parameters_are_errors() {
    let folder = folder("errors", &[]);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    assert!(
        client.request("textDocument/nothing", json!({})).expect_err("an error").contains("unknown request")
    );
    assert!(client.request("textDocument/hover", json!({ "position": 1 })).is_err());
    let uri = "file:///nowhere/a.td";
    let at = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 0 } });
    assert_eq!(client.request("textDocument/hover", at), Ok(Value::Null));
    client.stop();
}
