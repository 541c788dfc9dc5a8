//! Inputs that need much time, memory or stack, and inputs that reach a limit: each is evaluated, or rejected with an error
//! that names the limit. An input that would need too much is a small one here, and the limit is lowered.
//!
//! Each input is evaluated in its own process, with a memory limit and a generous deadline. It is also given to the reference
//! tool, which ends by itself.

use std::path::Path;
use std::time::{Duration, Instant};

use isogloss_tests::limited::{self, End, Resources};
use isogloss_tests::{TemporaryFile, oracle, parallel};

/// The expected answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// The records.
    Accepted,
    /// Some error with a location.
    Rejected,
    /// Any of these: the inputs are odd enough that only the answer counts.
    Answered,
}

/// An input.
struct Case {
    name: &'static str,
    text: String,
    /// The expected answer with the default limits.
    expected: Expected,
    /// A lower limit that is reached, as `NAME=NUMBER`.
    limit: Option<&'static str>,
}

/// 512 MiB, and the stack's address space, which is reserved and not used.
const OURS: Resources =
    Resources { memory: (512 + 256) << 10, seconds: 300, deadline: Duration::from_secs(300) };

/// 3 GB.
const THEIRS: Resources = Resources { memory: 3_000_000, seconds: 10, deadline: Duration::from_secs(300) };

fn cases() -> Vec<Case> {
    let mut cases = small();
    cases.extend(deep());
    cases.extend(chains());
    cases.extend(large());
    cases.extend(endless());
    cases.extend(many());
    cases
}

#[test]
fn hostile_inputs_are_answered() {
    let cases = cases();
    let problems: Vec<String> =
        parallel::map(&cases, |case| try_case(case).err()).into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} of {} cases:\n{}", problems.len(), cases.len(), problems.join("\n"));
}

#[test]
fn hostile_inputs_end_no_reference_tool() {
    let Some(tool) = oracle("llvm-tblgen") else { return };
    let problems = parallel::map(&cases(), |case| {
        let file = TemporaryFile::new(&format!("{}.td", case.name), &case.text);
        let arguments = ["--print-records".as_ref(), file.as_os_str()];
        match limited::run(&tool, &arguments, Path::new("."), THEIRS).expect("the tool starts") {
            End::Exit(..) => None,
            end @ (End::Signal(..) | End::Deadline) => Some(format!("{}: {end}\n", case.name)),
        }
    });
    let problems: String = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{problems}");
}

fn try_case(case: &Case) -> Result<(), String> {
    let name = case.name;
    let file = TemporaryFile::new(&format!("{name}.td"), &case.text);
    let start = Instant::now();
    let (code, first) = run(&file, None).map_err(|problem| format!("{name}: {problem}"))?;
    eprintln!("{name}: exit {code} after {:.2} s", start.elapsed().as_secs_f64());
    let is_located = |error: &str| error.contains(&format!("{name}.td:"));
    let answer = match code {
        0 => Some(Expected::Accepted),
        1 if is_located(&first) => Some(Expected::Rejected),
        _ => None,
    };
    if answer.is_none() || answer != Some(case.expected) && case.expected != Expected::Answered {
        return Err(format!(
            "{name}: {answer:?} with exit status {code} instead of {:?}: {first}",
            case.expected
        ));
    }
    let Some(limit) = case.limit else { return Ok(()) };
    let (code, first) = run(&file, Some(limit)).map_err(|problem| format!("{name}: {limit}: {problem}"))?;
    let names_limit = ["limit", "more than", "too many", "too deep"].iter().any(|word| first.contains(word));
    if code == 1 && is_located(&first) && names_limit {
        return Ok(());
    }
    Err(format!("{name}: exit status {code} with the limit {limit}: {first}"))
}

/// The exit status of an evaluation, and its first error.
fn run(file: &Path, limit: Option<&str>) -> Result<(i32, String), String> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut arguments = vec!["--format", "null"];
    arguments.extend(limit.into_iter().flat_map(|limit| ["--limit", limit]));
    arguments.push(&name);
    let folder = file.parent().unwrap_or(Path::new("."));
    let tool = Path::new(env!("CARGO_BIN_EXE_records"));
    match limited::run(tool, &arguments, folder, OURS).map_err(|error| error.to_string())? {
        End::Exit(code, errors) => {
            let first = errors.lines().find(|line| line.contains(": error: ")).unwrap_or_default();
            Ok((code, first.to_owned()))
        }
        end @ (End::Signal(..) | End::Deadline) => Err(end.to_string()),
    }
}

fn case(name: &'static str, text: impl Into<String>, expected: Expected) -> Case {
    Case { name, text: text.into(), expected, limit: None }
}

/// An accepted input that is rejected with a lower limit.
fn limited(name: &'static str, text: impl Into<String>, limit: &'static str) -> Case {
    Case { name, text: text.into(), expected: Expected::Accepted, limit: Some(limit) }
}

/// Small inputs: classes, lists and dags with few parts, and the ends of texts.
fn small() -> Vec<Case> {
    use Expected::{Accepted, Answered, Rejected};
    vec![
        case("class_with_a_later_parent", "class A : B;\nclass B;", Rejected),
        case("class_with_a_declared_parent", "class A;\nclass B : A;\nclass A { int x = 1; }", Answered),
        limited("bits_of_some_width", "def a { bits<64> x = 0; }", "list_length=30"),
        case(
            "dag_argument_without_a_name",
            "def op;\ndef a { string x = !getdagname((op 1), 0); }",
            Answered,
        ),
        case(
            "dag_argument_with_a_name",
            "def op;\ndef a { string x = !getdagname((op 1:$n), 0); }",
            Accepted,
        ),
        case(
            "initialized_of_a_dag_operator_name",
            "def op;\nclass C<dag d> { bit x = !initialized(!getdagopname(d)); }\ndef a : C<(op:$n)>;",
            Accepted,
        ),
        case(
            "tail_of_a_list_in_a_branch",
            "class C<list<int> l> { int x = !if(!empty(l), -1, !head(!tail(l))); }\ndef a : C<[1, 2]>;",
            Accepted,
        ),
        case(
            "value_of_another_type_in_an_operator",
            "class C<bits<4> q, int n, bit u> { int x = !if(u, q, n); }\ndef a : C<3, 4, 0>;",
            Accepted,
        ),
        case(
            "value_of_another_type_in_a_variable",
            "class C<bits<4> q, int n> { defvar v = !if(true, q, n); int x = v; }",
            Accepted,
        ),
        case(
            "value_of_another_type_in_a_let",
            "class C<bits<4> q, int n> { int x; let x = !if(true, q, n); }",
            Accepted,
        ),
        case(
            "head_of_a_list_of_one",
            "class C<int n> { int x = !head(!listsplat(3, n)); }\ndef a : C<1>;",
            Accepted,
        ),
        case(
            "head_of_a_list_of_one_in_an_operator",
            "class C<int n> { string x = !strconcat(\"x\", !head(!listsplat(\"a\", n))); }\ndef a : C<1>;",
            Accepted,
        ),
        case(
            "head_of_a_list_of_one_in_a_class",
            "class C<int n> { int x = !head(!listsplat(3, n)); }\nclass D : C<1>;",
            Accepted,
        ),
        case(
            "tail_of_a_list_of_one",
            "class C<int n> { list<int> x = !tail(!listsplat(3, n)); }\ndef a : C<1>;",
            Accepted,
        ),
        case("endif_at_the_end_of_the_file", "def a;\n#ifdef X\ndef b;\n#endif\n", Accepted),
        case("ifdef_at_the_end_of_the_file", "#ifdef X\n", Rejected),
        case("carriage_returns_and_line_feeds", "def a;\r\n#ifdef X\r\ndef b;\r\n#endif\r\n", Accepted),
    ]
}

/// `before`, then `open`, `middle` and `close` nested 60 deep, then `after`.
fn nested(before: &str, open: &str, middle: &str, close: &str, after: &str) -> String {
    const DEPTH: usize = 60;
    format!("{before}{}{middle}{}{after}", open.repeat(DEPTH), close.repeat(DEPTH))
}

/// `link` once for every number up to `length`, where `{}` is the number and `{-}` the one before.
fn chain(length: usize, before: &str, link: &str, after: &str) -> String {
    let links = (1..=length)
        .map(|index| link.replace("{}", &index.to_string()).replace("{-}", &(index - 1).to_string()) + "\n");
    format!("{before}\n{}{after}", links.collect::<String>())
}

/// Values, types and statements that nest.
fn deep() -> Vec<Case> {
    use Expected::Accepted;
    let deep = |name, text| limited(name, text, "nesting=40");
    vec![
        deep("nested_operators", nested("defvar x = ", "!add(1, ", "1", ")", ";")),
        deep("nested_lists", nested("defvar x = ", "[", "1", "]", ";")),
        Case {
            expected: Expected::Answered,
            ..deep("nested_bits", nested("defvar x = ", "{", "1", "}", ";"))
        },
        deep("nested_dags", nested("def op;\ndefvar x = ", "(op ", "1", ")", ";")),
        deep("nested_types", nested("def a { ", "list<", "int", ">", " x = ?; }")),
        deep("nested_instances", nested("class C<C c>;\ndefvar x = ", "C<", "?", ">", ";")),
        deep("nested_foreach", nested("", "foreach i = [1] in {", "def a;", "}", "")),
        deep("nested_foreach_without_braces", nested("", "foreach i = [1] in ", "def a;", "", "")),
        deep("nested_if", nested("", "if 1 then {", "def a;", "}", "")),
        deep("nested_else", nested("", "if 0 then def a; else ", "def b;", "", "")),
        deep("nested_let", nested("class A { int x = 0; }\n", "let x = 1 in {", "def a : A;", "}", "")),
        deep("nested_slices", nested("defvar l = [0];\ndefvar x = ", "l[", "0", "]", ";")),
        limited(
            "nested_values",
            chain(60, "def op;\ndefvar d0 = (op 1);", "defvar d{} = (op d{-});", ""),
            "value_depth=40",
        ),
        limited("nested_list_types", nested("def a { ", "list<", "int", ">", " x = ?; }"), "value_depth=40"),
        case("nested_comments", nested("", "/*", "", "*/", "def a;"), Accepted),
        case("nested_conditions", nested("", "#ifdef X\n", "", "#endif\n", "def a;\n"), Accepted),
        limited("row_of_slices", nested("defvar l = [1];\ndefvar x = l", "[0,]", "", "", ";"), "depth=40"),
        limited(
            "row_of_fields",
            nested("class A { A a = ?; }\ndef d : A { let a = d; }\ndefvar x = d", ".a", "", "", ";"),
            "depth=40",
        ),
        deep("row_of_pastes", nested("defvar x = \"a\"", " # \"b\"", "", "", ";")),
    ]
}

/// Definitions that depend on each other in long chains.
fn chains() -> Vec<Case> {
    use Expected::{Accepted, Answered, Rejected};
    let sum = "class Sum<int n> { int v = !if(!le(n, 0), 0, !add(n, Sum<!sub(n, 1)>.v)); }\n";
    vec![
        limited("instance_recursion", format!("{sum}def a {{ int x = Sum<30>.v; }}\n"), "depth=20"),
        case(
            "instance_recursion_of_a_useful_depth",
            format!("{sum}def a {{ int x = Sum<500>.v; }}\n"),
            Accepted,
        ),
        case("fields_in_a_circle", "class A { int x = 0; int y = x; let x = y; }\ndef a : A;", Rejected),
        case(
            "fields_in_a_chain",
            chain(5_000, "def a { int f0 = 0;", "int f{} = !add(f{-}, 1);", "}"),
            Accepted,
        ),
        case(
            "fields_in_a_long_chain",
            chain(30_000, "def a { int f0 = 0;", "int f{} = !add(f{-}, 1);", "}"),
            Answered,
        ),
        case(
            "globals_in_a_chain",
            chain(100_000, "defvar f0 = 0;", "defvar f{} = !add(f{-}, 1);", ""),
            Accepted,
        ),
        case(
            "classes_in_a_chain",
            chain(3_000, "class C0;", "class C{} : C{-};", "def d : C3000;\n"),
            Accepted,
        ),
        case(
            "multiclasses_in_a_chain",
            chain(
                500,
                "multiclass M0 { def x; }",
                "multiclass M{} { defm \"\" : M{-}; }",
                "defm a : M500;\n",
            ),
            Accepted,
        ),
        limited(
            "multiclasses_that_double",
            chain(
                8,
                "multiclass M0 { def x; }",
                "multiclass M{} { defm a : M{-}; defm b : M{-}; }",
                "defm c : M8;\n",
            ),
            "records=100",
        ),
    ]
}

/// Small inputs that ask for more than a lower limit.
fn large() -> Vec<Case> {
    use Expected::Answered;
    let doubled = |before: &str, step: &str| chain(6, before, step, "");
    vec![
        limited("range", "defvar x = !range(0, 40);", "list_length=30"),
        limited("range_from_zero", "defvar x = !range(40);", "list_length=30"),
        limited("range_over_zero", "defvar x = !range(-20, 20);", "list_length=30"),
        limited("splat", "defvar x = !listsplat(1, 40);", "list_length=30"),
        limited("bits", "def a { bits<40> x = 0; }", "list_length=30"),
        Case {
            expected: Answered,
            ..limited("range_of_bits", "def a { bits<8> b = 0; bits<8> c = b{0-39}; }", "list_length=30")
        },
        Case {
            expected: Answered,
            ..limited("slice", "def a { list<int> b = [0]; list<int> c = b[0-39]; }", "list_length=30")
        },
        limited("foreach", "foreach i = 0...40 in def a#i;", "list_length=30"),
        limited("records_of_a_foreach", "foreach i = 0...40 in def a#i;", "records=30"),
        limited(
            "foreach_of_foreach",
            "foreach i = 0...3 in foreach j = 0...3 in foreach k = 0...3 in def a#i#j#k;",
            "records=30",
        ),
        limited(
            "doubled_strings",
            doubled("defvar f0 = \"ab\";", "defvar f{} = !strconcat(f{-}, f{-});"),
            "string_length=100",
        ),
        limited(
            "doubled_lists",
            doubled("defvar f0 = [1];", "defvar f{} = !listconcat(f{-}, f{-});"),
            "list_length=60",
        ),
        limited(
            "parts_of_lists",
            doubled("defvar f0 = [1];", "defvar f{} = !listconcat(f{-}, f{-});"),
            "value_parts=20",
        ),
        limited(
            "doubled_dags",
            doubled("def op;\ndefvar f0 = (op 1);", "defvar f{} = !con(f{-}, f{-});"),
            "list_length=60",
        ),
        limited(
            "doubled_by_a_fold",
            "defvar x = !foldl(\"ab\", !range(6), acc, i, !strconcat(acc, acc));",
            "string_length=100",
        ),
        limited(
            "doubled_by_substitution",
            "defvar x = !foldl(\"a\", !range(6), acc, i, !subst(\"a\", \"aa\", acc));",
            "string_length=60",
        ),
        limited(
            "doubled_by_interleaving",
            doubled("defvar f0 = \"ab\";", "defvar f{} = !interleave([f{-}, f{-}], f{-});"),
            "string_length=100",
        ),
        limited(
            "doubled_texts_of_lists",
            doubled("defvar f0 = \"a\";", "defvar f{} = !repr([f{-}, f{-}, f{-}]);"),
            "string_length=100",
        ),
        limited(
            "doubled_texts_of_records",
            chain(4, "def f0;", "def f{} { string s = !repr(f{-}) # !repr(f{-}); }", ""),
            "string_length=100",
        ),
        limited("lists_of_lists", "defvar x = !foreach(i, !range(10), !range(i, 20));", "value_parts=20"),
        case("substitution", "defvar x = !subst(\"a\", \"x\", \"abc\");", Expected::Accepted),
    ]
}

/// Small inputs that take more steps than a lower limit.
fn endless() -> Vec<Case> {
    use Expected::{Accepted, Answered};
    let tree = "class T<int n, string s> {\n  int v = !if(!le(n, 0), 1, !add(T<!sub(n, 1), s # \"l\">.v, T<!sub(n, 1), s # \"r\">.v));\n}\n";
    let parentheses =
        |count| format!("defvar x = !match(\"a\", \"{}a{}\");", "(".repeat(count), ")".repeat(count));
    vec![
        limited(
            "instance_recursion_that_branches",
            format!("{tree}def a {{ int x = T<4, \"\">.v; }}"),
            "steps=100",
        ),
        Case {
            limit: Some("match_steps=100"),
            ..case(
                "regex_that_backtracks",
                format!("defvar x = !match(\"{}\", \"^(a*)*b$\");", "a".repeat(12)),
                Accepted,
            )
        },
        limited(
            "regex_that_repeats",
            "defvar x = !match(\"aaaaaaaa\", \"((a{1,4}){1,4})b\");",
            "match_steps=50",
        ),
        case("regex_that_nests", parentheses(60), Answered),
        case(
            "fold_over_a_hundred_thousand",
            "defvar x = !foldl(0, !range(100000), acc, i, !add(acc, i));",
            Accepted,
        ),
        limited(
            "fold_in_a_fold",
            "defvar x = !foldl(0, !range(10), a, i, !foldl(a, !range(10), b, j, !add(b, j)));",
            "steps=30",
        ),
    ]
}

/// Large inputs of small parts.
fn many() -> Vec<Case> {
    use Expected::{Accepted, Rejected};
    let repeated = |count: usize, part: &str| chain(count, "", part, "");
    let parents = chain(5_000, "", "class A{};", "def d : A1")
        + &chain(4_999, "", ", A{}", ";\n").replacen(", A1\n", "", 1);
    vec![
        case("many_definitions", repeated(100_000, "def d{};"), Accepted),
        case("many_fields", chain(10_000, "def a {", "int f{} = {};", "}"), Accepted),
        case(
            "many_template_arguments",
            chain(10_000, "class A<", "int a{},", "int z> { int v = z; }"),
            Accepted,
        ),
        case("many_parents", parents, Accepted),
        case("many_elements", format!("defvar x = [{}];\n", "1, ".repeat(500_000)), Accepted),
        case("many_cases", format!("defvar x = !cond({}1: 2);\n", "0: 1, ".repeat(100_000)), Accepted),
        case("many_operands", format!("defvar x = !add({}1);\n", "1, ".repeat(100_000)), Accepted),
        case("many_syntax_errors", "def 1 {\n".repeat(200_000), Rejected),
        case("many_unknown_classes", repeated(100_000, "def d{} : Unknown;"), Rejected),
        case("many_unknown_characters", "`".repeat(2_000_000), Rejected),
        case("long_string", format!("defvar x = \"{}\";\n", "a".repeat(30_000_000)), Accepted),
        case("long_comment", format!("/*{}*/ def a;\n", "a".repeat(50_000_000)), Accepted),
        case("long_name", format!("def {};\n", "a".repeat(10_000_000)), Accepted),
        case(
            "long_code_without_an_end",
            format!("def a {{ code c = [{{{}", "a".repeat(10_000_000)),
            Rejected,
        ),
    ]
}
