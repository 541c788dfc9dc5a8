//! Changed definition files: the index, the generator's model and the loader accept them or reject them with an error.

use std::fs;
use std::panic::catch_unwind;

use isogloss_tests::irgen::Random;
use isogloss_tests::{definition_files, fuzz_definitions, parallel, repository};

/// The number of changes that are tried for each file.
const COUNT: usize = 12;

/// The file with some pieces of lines dropped, repeated or exchanged.
fn changed(text: &str, random: &mut Random) -> String {
    let mut pieces: Vec<&str> = text.split_inclusive([' ', '\n', ',', ';']).collect();
    for _ in 0..=random.below(3) {
        let (at, other) = (random.below(pieces.len()), random.below(pieces.len()));
        match random.below(4) {
            0 if pieces.len() > 1 => _ = pieces.remove(at),
            1 => pieces.insert(at, pieces[other]),
            2 => pieces.swap(at, other),
            _ => pieces[at] = pieces[other],
        }
    }
    pieces.concat()
}

#[test]
fn changed_definition_files_do_not_panic() {
    let mut files = definition_files(&repository().join("defs"));
    files.retain(|path| path.parent().is_some_and(|folder| folder.ends_with("defs")));
    // The operations of LLVM take long to evaluate.
    files.retain(|path| path.metadata().is_ok_and(|file| file.len() < 40_000));
    files.extend(definition_files(&repository().join("examples")));
    assert!(files.len() >= 15, "only {} files were found", files.len());
    let panics = parallel::map(&files, |path| {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut random = Random::new(text.len() as u64);
        let inputs: Vec<String> = (0..COUNT).map(|_| changed(&text, &mut random)).collect();
        let panics = inputs.into_iter().filter(|input| {
            let bytes = input.clone().into_bytes();
            catch_unwind(move || fuzz_definitions::definitions(&bytes)).is_err()
        });
        panics.map(|input| format!("{}:\n{input}", path.display())).collect::<Vec<_>>()
    });
    let panics = panics.concat();
    assert!(panics.is_empty(), "{} inputs panic:\n{}", panics.len(), panics[0]);
}
