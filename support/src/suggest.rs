//! "Did you mean": the known name that is closest to an unknown one.

/// The longest name, in bytes, that is compared, because the distance takes quadratic time.
const LONGEST: usize = 200;

/// The name in `known` that is closest to `name`, for a hint "did you mean". The distance is the number of edits,
/// ignoring ASCII case; `None` if no name is within a third of the length of `name` and 4 edits. Among equally close
/// names, it is the first in byte order.
///
/// ```
/// use isogloss_support::closest;
/// let known = ["mnemonic", "summary", "description"];
/// assert_eq!(closest("mnemnoic", known), Some("mnemonic"));
/// assert_eq!(closest("xyz", known), None);
/// ```
#[must_use]
pub fn closest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A third of the name may differ, but not all of it.
    let bound = name.len().div_ceil(3).min(name.len().saturating_sub(1)).min(4);
    let lower = name.to_ascii_lowercase();
    known
        .into_iter()
        .filter(|other| other.len().abs_diff(name.len()) <= bound && *other != name)
        .filter(|other| other.len().max(name.len()) <= LONGEST)
        // Each edit adds at most one letter that the other name does not have.
        .filter(|other| (letters(name) & !letters(other)).count_ones() as usize <= bound)
        .map(|other| (strsim::osa_distance(&lower, &other.to_ascii_lowercase()), other))
        .filter(|(distance, _)| *distance <= bound)
        .min()
        .map(|(_, other)| other)
}

/// The bytes of a name as a set of bits; several bytes share a bit, and so do both cases of a letter.
fn letters(name: &str) -> u64 {
    name.bytes().fold(0, |letters, byte| letters | 1 << (byte.to_ascii_lowercase() % 64))
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        let find = |name| closest(name, ["mnemonic", "summary", "description", "columns"]);
        assert_eq!(find("mnemnoic"), Some("mnemonic"));
        assert_eq!(find("sumary"), Some("summary"));
        assert_eq!(find("Summary"), Some("summary"));
        assert_eq!(find("colums"), Some("columns"));
        assert_eq!(find("xyz"), None);
        // Each of them lacks letters of the other.
        assert_eq!(find("dezcriptizn"), Some("description"));
        assert_eq!(find("dezcrxptiqnw"), Some("description"));
        assert_eq!(closest("y", ["a", "b"]), None);
        assert_eq!(closest("x", ["element"]), None);
    }
}
