//! Reduces a program that shows a difference.

use super::mutate::pieces;

/// The number of candidates in one call of `differs`.
const AT_ONCE: usize = 64;

/// Removes lines and pieces of `text` as long as the difference remains. `differs` returns for
/// each of many candidates whether it still shows the difference.
pub fn shrink(text: &str, mut differs: impl FnMut(&[String]) -> Vec<bool>) -> String {
    let mut text = text.to_owned();
    for cut in [lines, pieces] {
        let mut size = cut(&text).len().div_ceil(2);
        while size > 0 {
            let found = without(&cut(&text), size, &mut differs);
            match found {
                Some(smaller) => text = smaller,
                None if size == 1 => break,
                None => size = size.div_ceil(2),
            }
            size = size.min(cut(&text).len());
        }
    }
    text
}

fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// The text without `size` adjacent pieces, if one such text still differs.
fn without(pieces: &[&str], size: usize, differs: &mut impl FnMut(&[String]) -> Vec<bool>) -> Option<String> {
    let step = size.div_ceil(2);
    let starts: Vec<usize> = (0..pieces.len()).step_by(step).collect();
    for starts in starts.chunks(AT_ONCE) {
        let cut =
            |start: &usize| [&pieces[..*start], &pieces[pieces.len().min(start + size)..]].concat().concat();
        let candidates: Vec<String> = starts.iter().map(cut).collect();
        let kept = differs(&candidates);
        let found = candidates.into_iter().zip(kept).find(|(_, differs)| *differs);
        if let Some((candidate, _)) = found {
            return Some(candidate);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_matters_is_left() {
        let text = "one two\nthree four five\nsix\n";
        let small = shrink(text, |candidates| candidates.iter().map(|text| text.contains("four")).collect());
        assert_eq!(small, "four");
    }
}
