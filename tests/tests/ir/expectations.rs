//! The checked-in expectations of IR are the reference tool's answers.

use isogloss_tests::ir::{self, accepted, rejected};
use isogloss_tests::{oracle, parallel};

/// Fails with the problems, if there are any.
fn none(problems: Vec<Option<String>>, of: usize) {
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} of {of} inputs:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn accepted_inputs_print_as_checked_in() {
    let Some(tool) = oracle("mlir-opt") else {
        return;
    };
    let inputs = accepted::all();
    assert!(inputs.len() >= 150, "only {} inputs were found", inputs.len());
    let problems = parallel::map(&inputs, |input| {
        let checked = ir::expectation(&input.path).and_then(|expected| Ok(expected == input.ask(&tool)?));
        match checked {
            Ok(true) => None,
            Ok(false) => Some(format!("{}: the tool now prints something else", input.path.display())),
            Err(problem) => Some(problem),
        }
    });
    none(problems, inputs.len());
}

#[test]
fn wrong_inputs_are_rejected_as_checked_in() {
    let Some(tool) = oracle("mlir-opt") else {
        return;
    };
    let inputs = rejected::all();
    let parts: usize = inputs.iter().map(|input| input.parts.len()).sum();
    assert!(parts >= 500, "only {parts} wrong inputs were found");
    let problems = parallel::map(&inputs, |input| {
        let said = input.ask(&tool).and_then(|said| Ok((said, input.expectation()?)));
        let (said, expected) = match said {
            Ok(both) => both,
            Err(problem) => return Some(problem),
        };
        let different = said.iter().zip(&expected).filter(|(said, expected)| said != expected);
        let lines: Vec<String> =
            different.map(|(said, _)| format!("{}:{}", input.path.display(), said.error)).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    });
    none(problems, parts);
}
