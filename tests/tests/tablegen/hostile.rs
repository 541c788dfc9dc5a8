//! Inputs that need excessive time, memory or stack: each is evaluated, or rejected with an
//! error that names the limit. The reference tool crashes or hangs on most of these.
//!
//! Each input is evaluated in its own process, with a memory limit and a generous deadline.

use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use isogloss_tests::{TemporaryFile, parallel};

/// What is expected of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// The records.
    Accepted,
    /// Some error with a place.
    Rejected,
    /// An error with a place that speaks of a limit.
    Limit,
    /// Any of these: the inputs are odd enough that only the answer counts.
    Answered,
}

/// The name of a case, its text, and what is expected.
type Case = (&'static str, String, Expected);

/// 512 MiB, and the stack's address space, which is reserved and not used.
const MEMORY_KIB: u64 = (512 + 256) << 10;

/// Far more than any case needs.
const DEADLINE: Duration = Duration::from_secs(300);

#[test]
fn hostile_inputs_are_answered() {
    let mut cases = crashes();
    cases.extend(deep());
    cases.extend(chains());
    cases.extend(large());
    cases.extend(endless());
    cases.extend(many());
    let problems: Vec<String> =
        parallel::map(&cases, |case| try_case(case).err()).into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} of {} cases:\n{}", problems.len(), cases.len(), problems.join("\n"));
}

fn try_case((name, text, expected): &Case) -> Result<(), String> {
    let file = TemporaryFile::new(&format!("{name}.td"), text);
    let start = Instant::now();
    let (code, errors) = run(&file).map_err(|problem| format!("{name}: {problem}"))?;
    eprintln!("{name}: exit {code} after {:.2} s", start.elapsed().as_secs_f64());
    let first = errors.lines().find(|line| line.contains(": error: ")).unwrap_or_default();
    let located = first.contains(&format!("{name}.td:"));
    let limit = ["limit", "more than", "too many"].iter().any(|word| first.contains(word));
    let answer = match code {
        0 => Some(Expected::Accepted),
        1 if located && limit => Some(Expected::Limit),
        1 if located => Some(Expected::Rejected),
        _ => None,
    };
    if answer == Some(*expected) || answer.is_some() && *expected == Expected::Answered {
        return Ok(());
    }
    Err(format!("{name}: {answer:?} with exit status {code} instead of {expected:?}: {first}"))
}

/// The exit status and standard error of an evaluation.
fn run(file: &Path) -> Result<(i32, String), String> {
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -v {MEMORY_KIB}; exec \"$0\" --format null \"$1\"")])
        .arg(env!("CARGO_BIN_EXE_records"))
        .arg(file.file_name().unwrap_or_default())
        .current_dir(file.parent().unwrap_or(Path::new(".")))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    let mut stderr = child.stderr.take().ok_or("no standard error")?;
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        stderr.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned())
    });
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            break status;
        }
        if start.elapsed() > DEADLINE {
            child.kill().map_err(|error| error.to_string())?;
            child.wait().map_err(|error| error.to_string())?;
            return Err(format!("no answer within {} s", DEADLINE.as_secs()));
        }
        thread::sleep(Duration::from_millis(5));
    };
    let errors = reader.join().map_err(|_| "the reader panicked")?.map_err(|error| error.to_string())?;
    let code = status.code().ok_or_else(|| format!("ended by a signal: {status}: {errors}"))?;
    Ok((code, errors))
}

fn case(name: &'static str, text: impl Into<String>, expected: Expected) -> Case {
    (name, text.into(), expected)
}

/// Small inputs on which the reference tool crashes.
fn crashes() -> Vec<Case> {
    use Expected::{Accepted, Answered, Limit, Rejected};
    vec![
        case("class_inherits_itself", "class A : A;", Rejected),
        case("class_inherits_itself_by_declaration", "class A;\nclass B : A;\nclass A : B;", Rejected),
        case("class_instance_recursion", "class A<int i> { int x = A<!add(i, 1)>.x; }\ndef a : A<1>;", Limit),
        case("bits_of_negative_width", "def a { bits<-1> x = 0; }", Rejected),
        case(
            "dag_argument_that_is_not_there",
            "def op;\ndef a { string x = !getdagname((op 1), 3); }",
            Rejected,
        ),
        case(
            "initialized_of_a_dag_operator_name",
            "def op;\nclass C<dag d> { bit x = !initialized(!getdagopname(d)); }\ndef a : C<(op)>;",
            Accepted,
        ),
        case(
            "tail_of_a_list_of_one_in_a_case_not_taken",
            "class C<list<int> l> { int x = !cond(!empty(l): -1, 1: !head(!tail(l))); }\ndef a : C<[1]>;",
            Answered,
        ),
        case(
            "value_of_cond_without_its_type_in_an_operator",
            "class C<bits<4> q, int n, bit u> { int x = !cond(u: q, true: n, true: u); }\ndef a : C<3, 4, 0>;",
            Accepted,
        ),
        // The tool reads past the end of an empty list: it crashes, or takes what is there, often null, for a value. Then it
        // prints a field without one, and crashes where it writes JSON.
        case(
            "head_of_an_empty_list",
            "class C<int n> { int x = !head(!listsplat(3, n)); }\ndef a : C<0>;",
            Rejected,
        ),
        case(
            "head_of_an_empty_list_that_was_made_before",
            "class C<int n> { int x = !head(!listsplat(3, n)); }\ndef z { list<int> l = []; int y = 123456789; }\n\
             def a : C<0>;",
            Rejected,
        ),
        case(
            "head_of_an_empty_list_in_an_operator",
            "class C<int n> { string x = !strconcat(\"x\", !head(!listsplat(\"a\", n))); }\ndef a : C<0>;",
            Rejected,
        ),
        case(
            "head_of_an_empty_list_in_a_class",
            "class C<int n> { int x = !head(!listsplat(3, n)); }\nclass D : C<0>;",
            Accepted,
        ),
        case(
            "tail_of_an_empty_list",
            "class C<int n> { list<int> x = !tail(!listsplat(3, n)); }\ndef a : C<0>;",
            Rejected,
        ),
        // The tool rejects these without a message, and accepts them with `!if`.
        case(
            "value_of_cond_without_its_type_in_a_variable",
            "class C<bits<4> q, int n> { defvar v = !cond(true: q, 0: n); int x = v; }",
            Accepted,
        ),
        case(
            "value_of_cond_without_its_type_in_a_let",
            "class C<bits<4> q, int n> { int x; let x = !cond(true: q, 0: n); }",
            Accepted,
        ),
        case("endif_at_the_end_of_the_file", "def a;\n#ifdef X\ndef b;\n#endif", Accepted),
        case("ifdef_at_the_end_of_the_file", "#ifdef X", Rejected),
        case("carriage_returns_only", "def a;\r#ifdef X\rdef b;\r#endif\r", Answered),
    ]
}

/// `before`, then `open`, `middle` and `close` nested 100,000 deep, then `after`.
fn nested(before: &str, open: &str, middle: &str, close: &str, after: &str) -> String {
    const DEPTH: usize = 100_000;
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
    use Expected::{Accepted, Limit};
    vec![
        case("nested_operators", nested("defvar x = ", "!add(1, ", "1", ")", ";"), Limit),
        case("nested_lists", nested("defvar x = ", "[", "1", "]", ";"), Limit),
        case("nested_bits", nested("defvar x = ", "{", "1", "}", ";"), Limit),
        case("nested_dags", nested("def op;\ndefvar x = ", "(op ", "1", ")", ";"), Limit),
        case("nested_types", nested("def a { ", "list<", "int", ">", " x = ?; }"), Limit),
        case("nested_instances", nested("class C<C c>;\ndefvar x = ", "C<", "?", ">", ";"), Limit),
        case("nested_foreach", nested("", "foreach i = [1] in {", "def a;", "}", ""), Limit),
        case("nested_foreach_without_braces", nested("", "foreach i = [1] in ", "def a;", "", ""), Limit),
        case("nested_if", nested("", "if 1 then {", "def a;", "}", ""), Limit),
        case("nested_else", nested("", "if 0 then def a; else ", "def b;", "", ""), Limit),
        case(
            "nested_let",
            nested("class A { int x = 0; }\n", "let x = 1 in {", "def a : A;", "}", ""),
            Limit,
        ),
        case("nested_slices", nested("defvar l = [0];\ndefvar x = ", "l[", "0", "]", ";"), Limit),
        case("nested_comments", nested("", "/*", "", "*/", "def a;"), Accepted),
        case("nested_conditions", nested("", "#ifdef X\n", "", "#endif\n", "def a;\n"), Accepted),
        case("long_row_of_slices", nested("defvar l = [1];\ndefvar x = l", "[0,]", "", "", ";"), Limit),
        case(
            "long_row_of_fields",
            nested("class A { A a = ?; }\ndef d : A { let a = d; }\ndefvar x = d", ".a", "", "", ";"),
            Limit,
        ),
        case("long_row_of_pastes", nested("defvar x = \"a\"", " # \"b\"", "", "", ";"), Limit),
    ]
}

/// Definitions that depend on each other in long chains.
fn chains() -> Vec<Case> {
    use Expected::{Accepted, Answered, Limit, Rejected};
    let sum = "class Sum<int n> { int v = !if(!le(n, 0), 0, !add(n, Sum<!sub(n, 1)>.v)); }\n";
    vec![
        case("instance_recursion_with_an_end", format!("{sum}def a {{ int x = Sum<100000>.v; }}\n"), Limit),
        case(
            "instance_recursion_of_a_useful_depth",
            format!("{sum}def a {{ int x = Sum<500>.v; }}\n"),
            Accepted,
        ),
        case("include_of_itself", "include \"include_of_itself.td\"\n", Rejected),
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
        case(
            "multiclasses_in_a_long_chain",
            chain(
                20_000,
                "multiclass M0 { def x; }",
                "multiclass M{} { defm \"\" : M{-}; }",
                "defm a : M20000;\n",
            ),
            Answered,
        ),
        case(
            "multiclasses_that_double",
            chain(
                64,
                "multiclass M0 { def x; }",
                "multiclass M{} { defm a : M{-}; defm b : M{-}; }",
                "defm c : M64;\n",
            ),
            Limit,
        ),
    ]
}

/// Small inputs that ask for much memory.
fn large() -> Vec<Case> {
    use Expected::{Limit, Rejected};
    let doubled = |before: &str, step: &str| chain(64, before, step, "");
    vec![
        case("range_of_a_billion", "defvar x = !range(0, 1000000000);", Limit),
        case("range_of_two_billion", "defvar x = !range(2000000000);", Limit),
        case("range_over_everything", "defvar x = !range(-9223372036854775807, 9223372036854775807);", Limit),
        case("splat_of_a_hundred_million", "defvar x = !listsplat(1, 100000000);", Limit),
        case("bits_of_a_hundred_million", "def a { bits<100000000> x = 0; }", Limit),
        case("bits_of_two_billion", "def a { bits<2000000000> x = 0; }", Limit),
        case("bits_range_of_two_billion", "def a { bits<8> b = 0; bits<8> c = b{0-2000000000}; }", Limit),
        case("slice_of_two_billion", "def a { list<int> b = [0]; list<int> c = b[0-2000000000]; }", Limit),
        case("foreach_over_a_hundred_million", "foreach i = 0...100000000 in def a#i;", Limit),
        case("foreach_of_foreach", foreach_of_foreach(), Limit),
        case(
            "doubled_strings",
            doubled("defvar f0 = \"ab\";", "defvar f{} = !strconcat(f{-}, f{-});"),
            Limit,
        ),
        case("doubled_lists", doubled("defvar f0 = [1];", "defvar f{} = !listconcat(f{-}, f{-});"), Limit),
        case(
            "doubled_dags",
            doubled("def op;\ndefvar f0 = (op 1);", "defvar f{} = !con(f{-}, f{-});"),
            Limit,
        ),
        case(
            "doubled_by_a_fold",
            "defvar x = !foldl(\"ab\", !range(64), acc, i, !strconcat(acc, acc));",
            Limit,
        ),
        case(
            "doubled_by_substitution",
            "defvar x = !foldl(\"a\", !range(64), acc, i, !subst(\"a\", \"aa\", acc));",
            Limit,
        ),
        case(
            "doubled_by_interleaving",
            doubled("defvar f0 = \"ab\";", "defvar f{} = !interleave([f{-}, f{-}], f{-});"),
            Limit,
        ),
        case(
            "doubled_texts_of_lists",
            doubled("defvar f0 = \"a\";", "defvar f{} = !repr([f{-}, f{-}, f{-}]);"),
            Limit,
        ),
        case(
            "doubled_texts_of_records",
            doubled("def f0;", "def f{} { string s = !repr(f{-}) # !repr(f{-}); }"),
            Limit,
        ),
        case("lists_of_lists", "defvar x = !foreach(i, !range(100000), !range(i, 200000));", Limit),
        case("substitution_of_nothing", "defvar x = !subst(\"\", \"x\", \"abc\");", Rejected),
    ]
}

fn foreach_of_foreach() -> String {
    let loops: String = (0..12).map(|index| format!("foreach i{index} = 0...100 in ")).collect();
    format!(
        "{loops}def \"a\" # i0 # _ # i1 # _ # i2 # _ # i3 # _ # i4 # _ # i5 # _ # i6 # _ # i7 # _ # i8 # _ # i9 # _ # i10 # _ # i11;"
    )
}

/// Small inputs that ask for much time.
fn endless() -> Vec<Case> {
    use Expected::{Accepted, Answered, Limit};
    let tree = "class T<int n, string s> {\n  int v = !if(!le(n, 0), 1, !add(T<!sub(n, 1), s # \"l\">.v, T<!sub(n, 1), s # \"r\">.v));\n}\n";
    let parentheses =
        |count| format!("defvar x = !match(\"a\", \"{}a{}\");", "(".repeat(count), ")".repeat(count));
    vec![
        case("instance_recursion_that_branches", format!("{tree}def a {{ int x = T<64, \"\">.v; }}"), Limit),
        case(
            "regex_that_backtracks",
            format!("defvar x = !match(\"{}\", \"^(a*)*b$\");", "a".repeat(64)),
            Answered,
        ),
        case(
            "regex_that_repeats",
            "defvar x = !match(\"a\", \"((((a{1,200}){1,200}){1,200}){1,200}){1,200}\");",
            Answered,
        ),
        case("regex_that_nests", parentheses(20_000), Answered),
        case(
            "fold_over_a_hundred_thousand",
            "defvar x = !foldl(0, !range(100000), acc, i, !add(acc, i));",
            Accepted,
        ),
        case(
            "fold_in_a_fold",
            "defvar x = !foldl(0, !range(100000), a, i, !foldl(a, !range(100000), b, j, !add(b, j)));",
            Limit,
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
