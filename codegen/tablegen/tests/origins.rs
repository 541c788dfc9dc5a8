//! Spans of values, for each way in which a value reaches a field.

use isogloss_tablegen::{DagValue, ListValue, Records, Session, Span, StringValue};

fn read(text: &str) -> Records {
    Session::new().parse_str("a.td", text).unwrap_or_else(|errors| panic!("{:?}", errors.diagnostics))
}

/// A span as the line and column of its start, and its text.
fn shown(records: &Records, span: Option<Span>) -> String {
    match span {
        Some(span) => {
            let at = records.sources().location(span);
            format!("{}:{} {}", at.line, at.column, records.sources().snippet(span))
        }
        None => "nowhere".to_owned(),
    }
}

/// Where the field `f` of `A` was written.
fn field(text: &str) -> String {
    let records = read(text);
    let field = records.def("A").and_then(|a| a.field("f")).expect("a field");
    shown(&records, Some(field.origin()))
}

/// Where each word of the string `f` of `A` was written.
fn words(text: &str) -> Vec<String> {
    let records = read(text);
    let value: StringValue<'_> = records.def("A").expect("a record").get("f").expect("a string");
    let text = value.text();
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let origin = |word: &str| value.origin_of(start(word)..start(word) + word.len());
    text.split(' ').map(|word| shown(&records, origin(word))).collect()
}

/// Where each element of the list `f` of `A` was written.
fn elements(text: &str) -> Vec<String> {
    let records = read(text);
    let list: ListValue<'_> = records.def("A").expect("a record").get("f").expect("a list");
    (0..list.len()).map(|index| shown(&records, list.element_span(index))).collect()
}

/// Where each argument of the dag `f` of `A` was written, and its name.
fn arguments(text: &str) -> Vec<(String, String)> {
    let records = read(text);
    let dag: DagValue<'_> = records.def("A").expect("a record").get("f").expect("a dag");
    let both = |index| (shown(&records, dag.arg_span(index)), shown(&records, dag.arg_name_span(index)));
    (0..dag.len()).map(both).collect()
}

#[test]
fn a_field_keeps_its_initialiser() {
    assert_eq!(field("def A { int f = 7; }"), "1:17 7");
    assert_eq!(field("class C { string f = \"x\"; }\ndef A : C;"), "1:22 \"x\"");
    assert_eq!(field("class C { int f = !add(1, 2); }\ndef A : C;"), "1:19 !add(1, 2)");
    assert_eq!(field("class C { int f; }\ndef A : C;"), "1:15 f");
}

#[test]
fn a_let_sets_the_place() {
    assert_eq!(field("class C { int f = 1; }\ndef A : C { let f = 1; }"), "2:21 1");
    assert_eq!(field("class C { int f = 1; }\nlet f = 1 in def A : C;"), "2:9 1");
    assert_eq!(field("class C { bits<4> f = 0; }\ndef A : C { let f{1} = 1; }"), "2:24 1");
}

#[test]
fn template_arguments_lead_to_what_was_given() {
    assert_eq!(field("class C<string s> { string f = s; }\ndef A : C<\"x\">;"), "2:11 \"x\"");
    assert_eq!(field("class C<string s = \"x\"> { string f = s; }\ndef A : C;"), "1:20 \"x\"");
    assert_eq!(field("class C<int n, int s> { int f = s; }\ndef A : C<1, s = 1>;"), "2:18 1");
    let chain =
        "class C<string s> { string f = s; }\nclass D<string t> : C<t>;\nclass E : D<\"x\">;\ndef A : E;";
    assert_eq!(field(chain), "3:13 \"x\"");
}

#[test]
fn variables_lead_to_what_they_stand_for() {
    assert_eq!(field("defvar v = \"x\";\ndef A { string f = v; }"), "1:12 \"x\"");
    assert_eq!(field("def A { defvar v = [1]; list<int> f = v; }"), "1:20 [1]");
    assert_eq!(
        field("foreach v = [\"y\", \"x\"] in def !if(!eq(v, \"x\"), \"A\", \"B\") { string f = v; }"),
        "1:19 \"x\""
    );
    assert_eq!(
        field("multiclass M<string s> { def \"\" { string f = s; } }\ndefm A : M<\"x\">;"),
        "2:12 \"x\""
    );
    assert_eq!(field("def B { string g = \"x\"; }\ndef A { string f = B.g; }"), "1:20 \"x\"");
    assert_eq!(field("def A { string g = \"x\"; string f = g; }"), "1:20 \"x\"");
}

#[test]
fn equal_values_have_their_own_places() {
    let text = "class C<string a, string b> { string f = a # \" \" # b; }\ndef A : C<\"x\", \"x\">;";
    assert_eq!(words(text), ["2:12 x", "2:17 x"]);
    assert_eq!(elements("def A { list<int> f = [7, 7]; }"), ["1:24 7", "1:27 7"]);
    let twice =
        "class C<string s> { string g = s; }\ndef B { C a = C<\"x\">; }\ndef A { string f = C<\"x\">.g; }";
    assert_eq!(field(twice), "3:22 \"x\"", "equal instances are one record, with two uses");
}

#[test]
fn strings_are_followed_byte_by_byte() {
    assert_eq!(
        words("def A { string f = \"a\" \" b\" /* \" */ \"c\" # \" d\"; }"),
        ["1:21 a", "1:26 b\" /* \" */ \"c", "1:45 d"]
    );
    assert_eq!(words(r#"def A { string f = "\"a\" b"; }"#), [r#"1:21 \"a\"#, "1:27 b"]);
    assert_eq!(words("def A { code f = [{a b}]; }"), ["1:20 a", "1:22 b"]);
    assert_eq!(words("def A { string f = !interleave([\"a\", \"b\"], \" \"); }"), ["1:34 a", "1:39 b"]);
    assert_eq!(words("def A { string f = !toupper(\"a b\"); }"), ["1:30 a", "1:32 b"]);
    assert_eq!(words("def A { string f = \"n \" # 12; }"), ["1:21 n", "1:27 12"]);
    assert_eq!(words("def A { string f = !subst(\"x\", \"y\", \"x\"); }"), ["nowhere"]);
    let chain = "class C<string n> { string o = \"t.\" # n; string f = o # \" end\"; }\n\
                 class D<string n> : C<n # \"_d\">;\ndef A : D<\"add\">;";
    assert_eq!(words(chain), ["1:33 t.", "1:59 end"]);
}

#[test]
fn conditional_text_between_strings_is_passed_over() {
    let text = "def A { string f = \"a\"\n#ifdef NO\n\" no\"\n#else\n\" b\"\n#endif\n\" c\"; }";
    assert_eq!(words(text), ["1:21 a", "5:3 b", "7:3 c"]);
}

#[test]
fn elements_keep_their_places_through_operators() {
    assert_eq!(elements("def A { list<int> f = !listconcat([1], [2, 3]); }"), ["1:36 1", "1:41 2", "1:44 3"]);
    assert_eq!(elements("def A { list<int> f = !tail([1, 2]) # [3]; }"), ["1:33 2", "1:40 3"]);
    assert_eq!(
        elements("def A { list<string> f = !foreach(x, [\"a\", \"b\"], x # \"!\"); }"),
        ["1:39 \"a\"", "1:44 \"b\""]
    );
    assert_eq!(elements("def A { list<int> f = !filter(x, [1, 2], !eq(x, 2)); }"), ["1:38 2"]);
    assert_eq!(
        elements("def B;\nclass C<int n>;\ndef A { list<dag> f = [(B), (B)]; }"),
        ["3:24 (B)", "3:29 (B)"]
    );
    assert_eq!(
        elements("class T;\ndef B : T;\ndef A { list<T> f = [B] # [B, T<>]; }"),
        ["3:22 B", "3:28 B", "3:31 T<>"]
    );
    assert_eq!(
        elements("class C<int n> { list<int> f = [n, !add(n, 1), ?]; }\ndef A : C<4>;"),
        ["2:11 4", "1:36 !add(n, 1)", "1:48 ?"]
    );
    assert_eq!(elements("def A { list<bit> f = [0, 1]; }"), ["1:24 0", "1:27 1"]);
    assert_eq!(elements("def A { list<int> f = !range(1); }"), ["nowhere"]);
}

#[test]
fn arguments_of_a_dag_have_spans_with_their_names() {
    let args = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|&(arg, name)| (arg.to_owned(), name.to_owned())).collect()
    };
    assert_eq!(
        arguments("def o;\ndef A { dag f = (o \"u\":$x, \"n\":$y, \"u\", $z); }"),
        args(&[
            ("2:20 \"u\":$x", "2:24 $x"),
            ("2:28 \"n\":$y", "2:32 $y"),
            ("2:36 \"u\"", "nowhere"),
            ("2:41 $z", "2:41 $z")
        ])
    );
    assert_eq!(
        arguments("def o;\nclass C<dag d> { dag f = !con((o 1:$x), d); }\ndef A : C<(o ?:$y, 3:$z)>;"),
        args(&[("2:34 1:$x", "2:36 $x"), ("3:14 ?:$y", "3:16 $y"), ("3:20 3:$z", "3:22 $z")])
    );
    assert_eq!(
        arguments("def o;\ndef A { dag f = !dag(o, [1, 2], [\"x\", ?]); }"),
        args(&[("2:26 1", "2:34 \"x\""), ("2:29 2", "nowhere")])
    );
    assert_eq!(
        arguments("def o;\ndef A { dag f = !setdagarg((o 1:$x, 2:$y), \"x\", 3); }"),
        args(&[("2:31 1:$x", "2:33 $x"), ("2:37 2:$y", "2:39 $y")])
    );
}

#[test]
fn places_lie_in_the_file_that_has_the_text() {
    let session = Session::new().file("lib.td", "class C<string s = \"d\"> { string f = \"p\" # s; }");
    let records =
        session.parse_str("a.td", "include \"lib.td\"\ndef A : C<\"x\">;\ndef B : C;").expect("good");
    let place = |def: &str| {
        let value: StringValue<'_> = records.def(def).expect("a record").get("f").expect("a string");
        value.origin(1).map(|span| records.sources().location(span).to_string())
    };
    assert_eq!(place("A").as_deref(), Some("a.td:2:12"));
    assert_eq!(place("B").as_deref(), Some("lib.td:1:21"));
}
