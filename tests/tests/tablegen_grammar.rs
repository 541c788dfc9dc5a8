//! The grammar `tablegen.pest` describes the language as it is written out there.

use std::fs;

use isogloss_tests::grammar::Grammar;
use isogloss_tests::{definition_files, oracle_include, parallel};

#[test]
fn the_grammar_accepts_every_installed_file() {
    let Some(include) = oracle_include() else { return };
    let grammar = Grammar::new();
    let files = definition_files(&include);
    assert!(files.len() >= 300, "only {} files were found", files.len());
    let problems = parallel::map(&files, |path| {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        grammar.accepts(&text, &[]).err().map(|problem| format!("{}: {problem}", path.display()))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
