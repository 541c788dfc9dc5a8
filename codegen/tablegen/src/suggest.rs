//! "Did you mean": the known name that is closest to an unknown one.

/// The closest of `known` to `name`, if one is close enough to be meant.
pub(crate) fn closest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Of a name of one letter nothing would be left.
    let bound = name.len().div_ceil(3).min(name.len().saturating_sub(1)).min(4);
    known
        .filter(|other| other.len().abs_diff(name.len()) <= bound && *other != name)
        .filter_map(|other| Some((distance(name, other, bound)?, other)))
        .min()
        .map(|(_, other)| other)
}

/// The number of edits between two texts, a swap of neighbours being one;
/// `None` when it passes `bound`.
fn distance(a: &str, b: &str, bound: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() > 200 || b.len() > 200 {
        return None;
    }
    let mut before = vec![0; b.len() + 1];
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1; b.len() + 1];
        for (j, y) in b.iter().enumerate() {
            let replace = above[j] + usize::from(!x.eq_ignore_ascii_case(y));
            row[j + 1] = replace.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i - 1] == *y && b[j - 1] == *x {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        before = std::mem::replace(&mut above, row);
    }
    Some(above[b.len()]).filter(|&edits| edits <= bound)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        let known = ["mnemonic", "summary", "description"];
        let find = |name| closest(name, known.iter().copied());
        assert_eq!(find("mnemnoic"), Some("mnemonic"));
        assert_eq!(find("sumary"), Some("summary"));
        assert_eq!(find("Summary"), Some("summary"));
        assert_eq!(find("xyz"), None);
        assert_eq!(closest("y", ["a", "b"].into_iter()), None);
    }
}
