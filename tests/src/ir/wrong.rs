//! Invalid programs, each with one mistake: `tests/ir/wrong/DIALECT.txt`.
//!
//! A file has programs separated by [`MARKER`], with choices such as `«i32‖i64‖»`. The first alternative of a choice is
//! right (or as the rest of the program expects), the others are invalid in most cases. [`programs`] makes a program of
//! each alternative, with the first one of all other choices.

use super::MARKER;

/// Every program of the templates in a text.
#[must_use]
pub fn programs(text: &str) -> Vec<String> {
    text.split(&format!("{MARKER}\n")).flat_map(of_template).collect()
}

fn of_template(template: &str) -> Vec<String> {
    let choices: Vec<Vec<&str>> = template
        .split('«')
        .skip(1)
        .filter_map(|rest| rest.split_once('»'))
        .map(|(alternatives, _)| alternatives.split('‖').collect())
        .collect();
    let mut programs = vec![program(template, &choices, 0, 0)];
    for (at, alternatives) in choices.iter().enumerate() {
        programs.extend((1..alternatives.len()).map(|chosen| program(template, &choices, at, chosen)));
    }
    programs
}

/// The template with alternative `chosen` of the choice `at`, and the first of all others.
fn program(template: &str, choices: &[Vec<&str>], at: usize, chosen: usize) -> String {
    let mut parts = template.split('«');
    let mut program = parts.next().unwrap_or_default().to_owned();
    for (index, (alternatives, part)) in choices.iter().zip(parts).enumerate() {
        let alternative = if index == at { chosen } else { 0 };
        program.push_str(alternatives[alternative]);
        program.push_str(part.split_once('»').map_or("", |(_, rest)| rest));
    }
    program
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_alternative_makes_a_program() {
        let found = programs("a«b‖c»d«e‖f‖»\n// -----\ng\n");
        assert_eq!(found, ["abde\n", "acde\n", "abdf\n", "abd\n", "g\n"]);
    }
}
