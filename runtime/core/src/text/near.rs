//! The nearest of known names, for the help of errors.

/// The longest name that is compared.
const LONGEST: usize = 64;

/// The known name that is nearest to another, if it is near: at most a third of the letters differ.
pub(crate) fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let bound = name.len().div_ceil(3).min(name.len().saturating_sub(1)).min(3);
    if name.len() > LONGEST {
        return None;
    }
    let near = known.into_iter().filter(|other| other.len().abs_diff(name.len()) <= bound && *other != name);
    let measured = near.map(|other| (distance(name.as_bytes(), other.as_bytes()), other));
    measured.filter(|(distance, _)| *distance <= bound).min().map(|(_, other)| other)
}

/// The number of letters that are inserted, removed, replaced or swapped with the next one.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut best = (last[j] + usize::from(x != y)).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        let known = ["i32", "f32", "index", "memref", "tensor"];
        for (name, near) in [
            ("f33", Some("f32")),
            ("indx", Some("index")),
            ("memerf", Some("memref")),
            ("Tensor", Some("tensor")),
            ("xyz", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, known), near, "{name}");
        }
        assert_eq!(nearest(&"f".repeat(1 << 20), known), None);
    }
}
