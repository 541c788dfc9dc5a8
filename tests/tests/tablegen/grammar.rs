//! The grammar `tablegen.pest` and the parser accept the same files: the repository's, the installed ones, and many
//! mutations of them.

use std::fs;
use std::path::{Path, PathBuf};

use isogloss_tablegen::parse_only;
use isogloss_tests::grammar::Grammar;
use isogloss_tests::mutate::{Random, mutate};
use isogloss_tests::probes::Kind;
use isogloss_tests::{definition_files, oracle_include, parallel, probes, repository};

/// The number of invalid files that are made of each probe.
const MUTATIONS: u64 = 20;

#[test]
fn grammar_and_parser_agree_on_the_files_of_this_repository() {
    let mut files = definition_files(&repository().join("tests/tablegen"));
    for directory in ["defs", "examples", "tests/diag"] {
        let directory = repository().join(directory);
        if directory.exists() {
            files.extend(definition_files(&directory));
        }
    }
    assert!(files.len() >= 300, "only {} files were found", files.len());
    agree_on_files(&files);
}

#[test]
fn grammar_and_parser_agree_on_every_installed_file() {
    let Some(include) = oracle_include() else { return };
    let files = definition_files(&include);
    assert!(files.len() >= 300, "only {} files were found", files.len());
    agree_on_files(&files);
}

#[test]
fn grammar_and_parser_agree_on_wrong_files() {
    let grammar = Grammar::new();
    let texts: Vec<String> = probes::all().iter().map(|probe| read(&probe.path)).collect();
    let seeds: Vec<(u64, &String)> = (0..).zip(&texts).collect();
    let results = parallel::map(&seeds, |&(seed, text)| {
        let mut random = Random::new(seed);
        (0..MUTATIONS).map(|_| verdict(&grammar, &mutate(text, &mut random))).collect::<Vec<_>>()
    });
    let results: Vec<Result<bool, String>> = results.into_iter().flatten().collect();
    let accepted = results.iter().filter(|result| matches!(result, Ok(true))).count();
    let problems: Vec<&String> = results.iter().filter_map(|result| result.as_ref().err()).collect();
    eprintln!("{} files, {accepted} accepted by both, {} disagreements", results.len(), problems.len());
    assert!(accepted > results.len() / 20, "hardly any file was accepted");
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn operators_of_accepted_files_have_the_operands_that_the_grammar_names() {
    let grammar = Grammar::new();
    let accepted: Vec<_> = probes::all().into_iter().filter(|probe| probe.kind == Kind::Accepted).collect();
    let problems = parallel::map(&accepted, |probe| {
        let text = read(&probe.path);
        grammar.accepts(&text, &probe.macros).ok()?;
        let problem = grammar.accepts_operators(&text, &probe.macros).err()?;
        Some(format!("{}: {problem}", probe.path.display()))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn agree_on_files(files: &[PathBuf]) {
    let grammar = Grammar::new();
    let problems = parallel::map(files, |path| {
        verdict(&grammar, &read(path)).err().map(|problem| format!("{}: {problem}", path.display()))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} of {} files:\n{}", problems.len(), files.len(), problems.join("\n"));
}

/// Whether both accept `text`.
///
/// # Errors
/// That they do not agree.
fn verdict(grammar: &Grammar, text: &str) -> Result<bool, String> {
    match (grammar.accepts(text, &[]), parse_only("input.td", text)) {
        (Ok(()), Ok(_)) => Ok(true),
        (Err(_), Err(_)) => Ok(false),
        (Ok(()), Err(errors)) => Err(format!("only the grammar accepts this:\n{text}\nthe parser: {errors}")),
        (Err(error), Ok(_)) => Err(format!("only the parser accepts this:\n{text}\nthe grammar: {error}")),
    }
}

fn read(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    String::from_utf8_lossy(&bytes).into_owned()
}
