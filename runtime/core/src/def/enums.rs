//! [`EnumDef`]: the table of an enum.

/// An enum of a definition file (ODS `EnumInfo`).
#[derive(Debug)]
pub struct EnumDef {
    /// The Rust name, `"Color"`.
    pub name: &'static str,
    /// A description of one line; diagnostics name the enum by it.
    pub summary: &'static str,
    /// The cases in declaration order.
    pub cases: &'static [EnumCase],
    /// For a bit enum, the separator of cases: `"|"` or `","`.
    pub separator: Option<&'static str>,
    /// Whether values are stored as [`Param::Int`](crate::Param::Int) rather than [`Param::UInt`](crate::Param::UInt).
    pub signed: bool,
    /// Whether the text of several bits is quoted (ODS `printBitEnumQuoted`).
    pub quoted: bool,
    /// Whether the bits of a printed group are not repeated (ODS `printBitEnumPrimaryGroups`).
    pub primary_groups: bool,
}

impl EnumDef {
    /// Its name in diagnostics: the summary, or the Rust name.
    #[must_use]
    pub fn description(&self) -> &'static str {
        if self.summary.is_empty() { self.name } else { self.summary }
    }

    /// The texts of its cases, for the help of an error.
    pub(crate) fn words(&self) -> String {
        /// A longer list helps nobody.
        const MOST: usize = 24;
        let words: Vec<String> =
            self.cases.iter().take(MOST).map(|case| format!("`{}`", case.text)).collect();
        let more = if self.cases.len() > MOST { ", ..." } else { "" };
        format!("one of {}{more}", words.join(", "))
    }

    /// The value of a text: of a case, or of several cases of a bit enum.
    #[must_use]
    pub fn value_of(&self, text: &str) -> Option<i64> {
        if self.separator.is_some() {
            return crate::plumbing::bit_set_value(self, text).ok().map(|bits| bits as i64);
        }
        self.cases.iter().find(|case| case.text == text).map(|case| case.value)
    }
}

/// One case of an [`EnumDef`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnumCase {
    /// The Rust name of the variant.
    pub symbol: &'static str,
    /// The text in the IR.
    pub text: &'static str,
    /// The value; in a bit enum the bits.
    pub value: i64,
}
