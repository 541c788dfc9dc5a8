use super::*;

/// The matches of an expression and its groups in a text.
fn found(regex: &str, text: &str) -> Option<Vec<String>> {
    let options = RegexOptions { newline: true, ..RegexOptions::default() };
    let regex = Regex::new(regex, options).unwrap_or_else(|error| panic!("{regex}: {error}"));
    let captures = regex.find(text.as_bytes()).expect("few steps");
    assert_eq!(regex.is_match(text.as_bytes()), Ok(captures.is_some()));
    let captures = captures?;
    Some(
        captures
            .into_iter()
            .map(|range| range.map_or("-".to_owned(), |range| text[range].to_owned()))
            .collect(),
    )
}

#[test]
fn the_leftmost_longest_match_is_found() {
    for (regex, text, expected) in [
        ("a|ab", "xabc", &["ab"][..]),
        ("(a|ab)(c|bcd)", "abcd", &["abcd", "a", "bcd"]),
        ("(i1|i16)", "i16", &["i16", "i16"]),
        ("(.*) = (.*)", "%0 = x = y", &["%0 = x = y", "%0 = x", "y"]),
        ("(a*)*", "aab", &["aa", "aa"]),
        ("x*", "aaa", &[""]),
        ("(a|b){2,3}", "abab", &["aba", "a"]),
        ("^b.", "ab\nbc", &["bc"]),
        ("a$", "ab\nca\n", &["a"]),
        ("(\n$)", "a\n\nb", &["\n", "\n"]),
        ("[^a]+", "ab\nc", &["b"]),
        ("[]a-]+", "x]-a", &["]-a"]),
        ("[[:alpha:]_]+[0-9]", "1ab_2", &["ab_2"]),
        ("(%[a-z]+) = f \\1", "%ab = f %abc", &["%ab = f %ab", "%ab"]),
        ("(.*) \\1", "ab ab", &["ab ab", "ab"]),
        ("((a)|b)*", "ab", &["ab", "b", "-"]),
        ("a{0}b", "aab", &["b"]),
        ("\\d\\.", "d.", &["d."]),
        ("()x", "x", &["x", ""]),
    ] {
        assert_eq!(
            found(regex, text).as_deref().map(|found| found.iter().map(String::as_str).collect()),
            Some(expected.to_vec()),
            "{regex}"
        );
    }
    assert_eq!(found("(a+) \\1$", "aa a"), Some(vec!["a a".to_owned(), "a".to_owned()]));
    assert_eq!(found("(.) \\1", "a b"), None);
    assert_eq!(found(".", "\n"), None);
}

#[test]
fn wrong_expressions_are_errors() {
    for regex in [
        "",
        "a||b",
        "*",
        "a**",
        "(",
        ")",
        "(a",
        "[a",
        "[b-a]",
        "[[:foo:]]",
        "\\",
        "\\1",
        "(a\\1)",
        "^*",
        "a{2,1}",
        "a{2",
        "{1}",
        "a{256}",
    ] {
        assert!(Regex::new(regex, RegexOptions::default()).is_err(), "{regex}");
    }
}

#[test]
fn limits_end_the_reading_and_the_search() {
    let compiled = Regex::new;
    let error = |text, options| compiled(text, options).err();
    let default = RegexOptions::default();

    let nested = ["(".repeat(60), "a".to_owned(), ")".repeat(60)].concat();
    assert_eq!(found(&nested, "xa").map(|groups| groups.len()), Some(61));
    assert_eq!(error(&nested, RegexOptions { nesting: 60, ..default }), None);
    assert_eq!(
        error(&nested, RegexOptions { nesting: 59, ..default }),
        Some("regular expression too big".to_owned())
    );

    let counts = "((a{5}){5}){5}";
    assert_eq!(found(counts, &"a".repeat(125)).map(|groups| groups[0].len()), Some(125));
    assert_eq!(
        error(counts, RegexOptions { instructions: 125, ..default }),
        Some("regular expression too big".to_owned())
    );

    let (references, text) = ("^(a+)(a+)b\\1\\2c", "aaaaaabaaaaac");
    let search = |steps: usize| {
        let regex = compiled(references, RegexOptions { steps, ..default }).expect("an expression");
        regex.find(text.as_bytes())
    };
    assert_eq!(search(default.steps), Ok(None));
    assert_eq!(search(30), Err("the regular expression takes too long to match".to_owned()));
    assert_eq!(found(references, "aaaaaabaaaaaac").map(|groups| groups[1].len()), Some(5));
}

#[test]
fn a_search_for_any_match_reads_the_text_once() {
    let regex = |steps| {
        Regex::new("(a*)*b", RegexOptions { steps, ..RegexOptions::default() }).expect("an expression")
    };
    let text = "a".repeat(1000);
    assert_eq!(regex(20_000).is_match(text.as_bytes()), Ok(false));
    assert_eq!(regex(500).is_match(text.as_bytes()), Err(TOO_LONG.to_owned()));
}

/// Without [`RegexOptions::newline`] a text is one line.
#[test]
fn line_breaks_are_bytes_like_others_without_the_option() {
    for (regex, text, one_line, lines) in [
        ("a.b", "a\nb", true, false),
        ("a[^x]b", "a\nb", true, false),
        ("^b", "a\nb", false, true),
        ("a$", "a\nb", false, true),
        ("^a\nb$", "a\nb", true, true),
        ("^a$", "a", true, true),
    ] {
        let is_match = |newline| {
            let options = RegexOptions { newline, ..RegexOptions::default() };
            Regex::new(regex, options).expect("an expression").is_match(text.as_bytes())
        };
        assert_eq!((is_match(false), is_match(true)), (Ok(one_line), Ok(lines)), "{regex}");
    }
}
