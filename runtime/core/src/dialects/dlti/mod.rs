//! The `dlti` dialect: attributes for data layouts and targets (MLIR's "Data Layout and
//! Target Information").
//!
//! | attribute | meaning |
//! |---|---|
//! | [`DataLayoutEntryAttr`] | one key and value |
//! | [`DataLayoutSpecAttr`] | a data layout specification |
//! | [`MapAttr`] | any keys and values, to be queried |
//! | [`TargetDeviceSpecAttr`] | the properties of a device |
//! | [`TargetSystemSpecAttr`] | the devices of a system |
//! | [`FunctionPointerAlignmentAttr`] | the alignment of function pointers |
//!
//! ```
//! use isogloss::{Context, dlti, text::parse_attribute};
//! let ctx = Context::with_dialects([dlti::dialect()]);
//! let map = parse_attribute(&ctx, r#"#dlti.map<"a" = unit, #dlti.dl_entry<i8, "b">>"#)?;
//! assert_eq!(map.to_string(), r#"#dlti.map<"a" = unit, i8 = "b">"#);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
//!
//! The tables and handles are `generated` from `defs/dlti.td`; the other modules are
//! written by hand.
//!
//! Not here: the meaning of a specification (`layout`).

mod attributes;
// The traits of the hooks are public for authors of dialects; these are implemented here.
#[allow(unreachable_pub)]
#[rustfmt::skip]
mod generated;
mod interfaces;
#[cfg(feature = "llvm")]
mod llvm_string;
mod query;
#[cfg(feature = "ir")]
mod query_op;
mod syntax;
mod verify;

pub use generated::{
    DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr, MapAttr, TargetDeviceSpecAttr,
    TargetSystemSpecAttr, dialect,
};
pub use query::query_attribute;
#[cfg(feature = "ir")]
pub use query_op::query;

/// The name of the operation attribute with a scope's specification.
pub const DATA_LAYOUT_ATTR_NAME: &str = "dlti.dl_spec";
/// The name of the operation attribute with a map.
pub const MAP_ATTR_NAME: &str = "dlti.map";
/// The name of the operation attribute with a system specification.
pub const TARGET_SYSTEM_ATTR_NAME: &str = "dlti.target_system_spec";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::StringAttr;
    use crate::layout::EntryKey;
    use crate::text::parse_attribute;

    #[test]
    fn entries_are_read_in_both_spellings_and_written_in_one() {
        let ctx = Context::with_dialects([dialect()]);
        for (text, printed) in [
            ("#dlti.dl_spec<>", "#dlti.dl_spec<>"),
            (r#"#dlti.dl_entry<"a", i8>"#, r#"#dlti.dl_entry<"a", i8>"#),
            (
                r#"#dlti.dl_spec<#dlti.dl_entry<vector<4xi8>, "x">, "a.b" = [unit]>"#,
                r#"#dlti.dl_spec<vector<4xi8> = "x", "a.b" = [unit]>"#,
            ),
            (
                "#dlti.function_pointer_alignment<64, function_dependent = 0>",
                "#dlti.function_pointer_alignment<64, function_dependent = false>",
            ),
            (
                "#dlti.function_pointer_alignment<-1, function_dependent = true>",
                "#dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>",
            ),
            (r#"#dlti<map<"k" = #dlti.map<>>>"#, r#"#dlti.map<"k" = #dlti.map<>>"#),
            (
                r#"#dlti.target_system_spec<"CPU": #dlti.target_device_spec<"L1" = "4k">>"#,
                r#"#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = "4k">>"#,
            ),
        ] {
            assert_eq!(parse_attribute(&ctx, text).map(|read| read.to_string()), Ok(printed.to_owned()));
        }
    }

    /// Messages and columns of mlir-opt 22; the columns count from the attribute.
    // dlti-dialect:106: each device having a unique ID (string)
    #[test]
    fn errors_have_mlirs_words_and_places() {
        let ctx = Context::with_dialects([dialect()]);
        for (text, at, message) in [
            (r#"#dlti.map<"a" 1>"#, 13, "expected '='"),
            (r#"#dlti.map<i8>"#, 12, "expected '='"),
            (r#"#dlti.map<"a" = unit,>"#, 21, "expected attribute value"),
            ("#dlti.dl_entry<5, unit>", 15, "expected a type or a quoted string"),
            ("#dlti.dl_entry<i8 unit>", 17, "expected ','"),
            ("[#dlti.map]", 10, "expected '<'"),
            ("#dlti.target_device_spec<i8 = unit>", 25, "invalid kind of attribute specified"),
            ("#dlti.map<#dlti.map<>>", 10, "invalid kind of attribute specified"),
            (r#"#dlti.map<"a" = unit, "a" = unit>"#, 6, "repeated DLTI key: \"a\""),
            (r#"#dlti.dl_spec<i8 = unit, i8 = unit>"#, 6, "repeated DLTI key: i8"),
            (r#"#dlti.map<"" = unit>"#, 6, "empty string as DLTI key is not allowed"),
            ("#dlti.target_device_spec<>", 6, "no DLTI entries provided"),
            ("#dlti.target_system_spec<>", 6, "no DLTI entries provided"),
            ("#dlti.target_device_spec<#dlti.dl_entry<i8, unit>>", 6, "type as DLTI key is not allowed"),
            ("#dlti.target_system_spec<#dlti.dl_entry<i8, unit>>", 6, "non-string key of DLTI system spec"),
            (
                r#"#dlti.target_system_spec<"C" = unit>"#,
                6,
                "value associated with key \"C\" is not a DLTI device spec",
            ),
            (
                r#"#dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = unit>, "C" = #dlti.target_device_spec<"a" = unit>>"#,
                6,
                "repeated device ID in dlti.target_system_spec: \"C\"",
            ),
        ] {
            let error = parse_attribute(&ctx, text).expect_err(text);
            assert_eq!((error.message(), error.span().map(|span| span.start)), (message, Some(at)), "{text}");
        }
    }

    // dlti-dialect:46: perform recursive lookups on nested DLTI-map/query interface-implementing attributes
    #[test]
    fn queries_go_from_map_to_map() {
        let ctx = Context::with_dialects([dialect()]);
        let text =
            r#"#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"cache" = #dlti.map<i8 = "x">>>"#;
        let system = parse_attribute(&ctx, text).expect("valid");
        let key = |text: &str| EntryKey::from(StringAttr::get(&ctx, text));
        let i8 = EntryKey::from(ctx.integer(8));
        let ask = |keys: &[EntryKey<'_>]| {
            query_attribute(system, keys)
                .map(|found| found.to_string())
                .map_err(|error| error.notes()[0].message().to_owned())
        };
        assert_eq!(ask(&[key("CPU"), key("cache"), i8]), Ok("\"x\"".into()));
        assert_eq!(ask(&[]), Err("no keys provided to attempt query with".into()));
        assert_eq!(
            ask(&[key("CPU"), key("z")]),
            Err("key \"z\" has no DLTI-mapping per attr: \
                 #dlti.target_device_spec<\"cache\" = #dlti.map<i8 = \"x\">>"
                .into())
        );
        assert_eq!(
            ask(&[key("CPU"), key("cache"), i8, i8]),
            Err("got non-DLTI-queryable attribute upon looking up keys [\"CPU\",\"cache\",i8] at op".into())
        );
    }
}
